extension PruneCommand {
  static let description = CommandDescription(
    name: "prune", summary: "Remove keys that no code uses", group: .sync, operands: .paths,
    discussion: """
      Removes stale keys and keys that no code uses from the catalogs and tables under PATH, with their translations in
      all languages. prune keeps keys that code or other files may use, and lists them with the reason.

      prune removes a key if no source of the catalog's targets uses the key, no code looks it up at run time, and no
      other literal or file in the project contains its text. It also keeps a manual key if the code contains the name
      of the key's generated symbol. If a source file of a catalog is missing, prune does not remove any keys from this
      catalog. To remove stale keys with each sync, use `strex sync --remove-stale`.

      --unbuilt-languages removes languages that no target builds because BUILD_ONLY_KNOWN_LOCALIZATIONS limits the
      targets to the languages of their projects. Exits with 0 if everything is fine, 1 if --check finds keys to remove,
      and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<PruneInvocation>] = .joined(
    KeySelectionRequest.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.request.project.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.request.tables),
      .words("language", "LANG", .input, "Consider only this language for --only", sets: \.keys.selection.languages),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      .flag("check", .safety, "Write nothing; exit with 1 if there are keys to remove", sets: \.checks),
      .flag(
        "unbuilt-languages", .changes, "Also remove languages that no target builds", sets: \.request.removesLanguages),
      .flag(
        "allow-mass-removal", .safety, "Allow more than half of a catalog's keys to be removed",
        sets: \.request.allowsMost
      ).advanced,
      .choice("format", .output, "Choose the output format: for people or for programs", sets: \.format),
      .flag("verbose", .output, "List each key with the reason for its removal", sets: \.listsAll).letter("v"),
    ],
    ProjectOptions.mapping(\.request.project))
}
