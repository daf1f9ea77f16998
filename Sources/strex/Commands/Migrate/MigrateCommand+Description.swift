import ProjectSync

extension MigrateCommand {
  static let description = CommandDescription(
    name: "migrate", summary: "Turn .strings and .stringsdict tables into string catalogs", group: .sync,
    operands: .paths,
    discussion: """
      Creates a string catalog from each .strings and .stringsdict table under PATH with all its languages, like
      "Migrate to String Catalog" in Xcode. Adds missing texts to existing catalogs.

      Texts become `translated`, and new entries are `migrated` until a sync finds their keys. The comment before a
      key becomes the comment of its entry. Phrases of App Shortcuts become one entry per shortcut. migrate lists the
      entries that do not fit, and the changes that you have to make in the Xcode project, which it does not edit. If
      a table cannot be read, migrate writes nothing. Exits with 0 if all is well and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<MigrationRequest>] = [
    .word("source-language", "LANG", .input, "Set the source language of the tables", sets: \.sourceLanguage),
    .flag(
      "skip-headers", .changes, "Skip comments that are separated from their key by a blank line", sets: \.skipsHeaders
    ).advanced,
    .flag("delete-tables", .changes, "Delete tables whose texts are all in catalogs", sets: \.deletesTables),
    .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
  ]
}
