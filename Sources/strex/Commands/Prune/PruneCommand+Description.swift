extension PruneCommand {
  static let description = CommandDescription(
    name: "prune", summary: "Remove unused keys", group: .sync, operands: .paths,
    discussion: """
      Removes stale and unused keys from the catalogs and tables under PATH, with their translations in all languages.
      Keys that might be used in code or other files are kept and listed with the reason.

      prune removes a key if it is not used in the catalog's targets and not looked up at run time. The key must not
      appear in any other literal or file in the project, except as the default value of another key. A manual key is
      also kept if the code contains its generated symbol name. If one of a catalog's source files is missing,
      prune does not remove any keys from that catalog. To remove stale keys with each sync, use `strex sync
      --remove-stale`.

      --unbuilt-languages removes languages that are not built for any target because BUILD_ONLY_KNOWN_LOCALIZATIONS
      limits the targets to the languages of their projects. The exit status is 0 if everything is fine, 1 if --check
      finds keys to remove, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<PruneOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.request.project.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.request.tables),
      .words("language", "LANG", .input, "Apply --only to this language", sets: \.keys.selection.languages),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      .flag("check", .safety, "Write nothing; exit with status 1 if there are keys to remove", sets: \.checks),
      .flag(
        "unbuilt-languages", .changes, "Also remove languages that are not built for any target",
        sets: \.request.removesLanguages),
      .flag(
        "allow-mass-removal", .safety, "Allow more than half of a catalog's keys to be removed",
        sets: \.request.allowsMost
      ).advanced,
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "List each key with the reason for its removal", sets: \.listsAll).letter("v"),
    ],
    ProjectOptions.mapping(\.request.project))
}
