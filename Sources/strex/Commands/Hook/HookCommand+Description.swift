extension HookCommand {
  static let description = CommandDescription(
    name: "hook", summary: "Install or remove the pre-commit hook of git", group: .integration,
    operands: .choice(["install", "uninstall"]),
    discussion: """
      `install` writes a pre-commit hook that runs `strex sync --staged` with --check or --fix. `uninstall` removes
      it.

      The hook is written to the folder in which git looks for hooks, also with core.hooksPath, linked work trees and
      submodules. If everything is fine, it prints nothing. If another tool has installed a hook, it is not changed:
      strex prints the line that you can add to it, and exits with 2. The hook runs the strex in PATH, or the one that
      installed it.
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
