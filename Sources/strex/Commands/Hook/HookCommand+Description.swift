extension HookCommand {
  static let description = CommandDescription(
    name: "hook", summary: "Install or remove the pre-commit hook of git", group: .integration,
    operands: .choice(["install", "uninstall"]),
    discussion: """
      `install` adds a pre-commit hook that runs `strex sync --staged` with --check or --fix. `uninstall` removes the
      hook.

      strex installs the hook in the folder where git looks for hooks. This also works with core.hooksPath, linked work
      trees and submodules. If everything is fine, the hook prints nothing. If the repository already has a hook from
      another tool, strex does not change that hook. Instead, it prints the line that you can add to the hook, and exits
      with 2. The hook runs the strex in PATH or, if there is none, the strex that installed the hook.
      """, options: options.map(\.row))

  static let options: [CommandOption<HookRequest>] = [
    .flag("check", .safety, "Install a hook that rejects out-of-date catalogs (default)", sets: \.checks),
    .flag("fix", .changes, "Install a hook that updates the catalogs of a commit", sets: \.fixes),
    .flag(
      "pre-merge-commit", .changes, "Also install a pre-merge-commit hook, which git runs for merges",
      sets: \.coversMerges
    ).advanced,
  ]
}
