extension RenameCommand {
  static let description = CommandDescription(
    name: "rename", summary: "Rename a key in code, catalogs and tables", group: .translations, operands: .keys,
    discussion: """
      Renames a key everywhere: in string literals, in uses of its generated symbol, in catalogs, and in tables in all
      languages. Translations and their states are kept.

      If the code uses the key in any other way, rename lists these places and changes nothing. Examples are raw and
      multiline literals and literals of unknown type. If the new key is an identifier such as `menu.save`, the old key
      becomes the string in the source language. --keep-text does the same for any new key. rename refuses a new key with
      other format specifiers, unless the old key stays the source string. The exit status is 0 if
      everything is fine, 1 if rename cannot change one of the places, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<RenameOptions>] = .joined(
    [
      .flag("keep-text", .changes, "Keep the old key as the string in the source language", sets: \.keepsText),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
