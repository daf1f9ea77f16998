import ProjectAnalysis
import ProjectSync

extension MigrateCommand {
  static let description = CommandDescription(
    name: "migrate", summary: "Turn .strings and .stringsdict tables into string catalogs", group: .sync,
    operands: .paths,
    discussion: """
      Creates a string catalog from each .strings and .stringsdict table under PATH with all its languages, like
      "Migrate to String Catalog" in Xcode. If the catalog already exists, migrate adds the missing strings to it.

      Translations receive the state `translated`. New entries have the extraction state `migrated` until a sync finds
      their keys in the code. The comment before a key becomes the comment of its entry. The phrases of an App Shortcut
      become one entry. migrate lists the entries that it cannot convert. It does not edit the Xcode project, so it also
      lists the changes that you have to make there. If a table cannot be read, migrate writes nothing. Exits with 0 if
      everything is fine, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<MigrationRequest>] = .joined(
    [
      .word("source-language", "LANG", .input, "Set the source language of the tables", sets: \.sourceLanguage),
      .flag(
        "skip-headers", .changes, "Skip comments that are separated from their key by a blank line",
        sets: \.skipsHeaders
      ).advanced,
      .flag("delete-tables", .changes, "Delete tables whose strings are all in catalogs", sets: \.deletesTables),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ], ProjectOptions.mapping(\.project))
}
