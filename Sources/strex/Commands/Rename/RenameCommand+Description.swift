extension RenameCommand {
  static let description = CommandDescription(
    name: "rename", summary: "Rename a key in code, catalogs and tables", group: .translations, operands: .keys,
    discussion: """
      Renames a key everywhere: in the string literals that are the key, in the uses of its generated symbol, in
      catalogs, and in tables of all languages. Translations and states are kept.

      If some use of the key is neither a plain literal nor its symbol, for example a raw or multiline literal or a
      literal of unknown type, rename lists it and changes nothing. If the new key is an identifier such as `menu.save`,
      or with --keep-text, the old key becomes the string of the source language. Exits with 0 if everything is fine, 1
      if some use cannot be renamed, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<RenameOptions>] = .joined(
    [
      .flag("keep-text", .changes, "Keep the old key as the string of the source language", sets: \.keepsText),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
