import ProjectAnalysis
import ProjectSync

extension MigrateCommand {
  static let description = CommandDescription(
    name: "migrate", summary: "Turn .strings and .stringsdict tables into string catalogs", group: .sync,
    operands: .paths,
    discussion: """
      Creates a string catalog from each .strings and .stringsdict table under PATH, including all its languages, like
      "Migrate to String Catalog" in Xcode. If the catalog already exists, migrate adds the missing strings to it.

      Translations get the `translated` state. New entries have the extraction state `migrated` until sync finds their
      keys in the code. The comment before a key becomes its entry's comment. An App Shortcut's phrases become one
      entry. migrate lists entries that it cannot convert. It does not edit the Xcode project but lists the changes to
      make there. If a table cannot be read, migrate writes nothing. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<MigrationRequest>] = .joined(
    [
      .word("source-language", "LANG", .input, "Set the tables' source language", sets: \.sourceLanguage),
      .flag(
        "skip-headers", .changes, "Skip comments that are separated from their key by a blank line",
        sets: \.skipsHeaders
      ).advanced,
      .flag("delete-tables", .changes, "Delete tables whose strings are all in catalogs", sets: \.deletesTables),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ], ProjectOptions.mapping(\.project))
}
