extension HookCommand {
  static let description = CommandDescription(
    name: "hook", summary: "Install or remove the git pre-commit hook", group: .integration,
    operands: .choice(["install", "uninstall"]),
    discussion: """
      `install` adds a pre-commit hook that runs `strex sync --staged` with --check or --fix. `uninstall` removes the
      hook.

      The hook is installed in the folder where git looks for hooks, even with core.hooksPath, linked worktrees and
      submodules. If everything is fine, the hook prints nothing. If the repository already has a hook from another
      tool, strex leaves that hook unchanged, prints the line to add to it, and exits with status 2. The hook runs the
      strex in PATH or, if there is none, the one that installed the hook.
      """, options: options.map(\.row))

  static let options: [CommandOption<HookOptions>] = [
    .flag("check", .safety, "Install a hook that rejects out-of-date catalogs (default)", sets: \.checks),
    .flag("fix", .changes, "Install a hook that updates the catalogs in a commit", sets: \.fixes),
    .flag(
      "pre-merge-commit", .changes, "Also install a pre-merge-commit hook, which git runs for merges",
      sets: \.coversMerges
    ).advanced,
  ]
}
