import StringCatalog

extension PseudoCommand {
  static let description = CommandDescription(
    name: "pseudo", summary: "Add a pseudo-language for testing", group: .translations, operands: .paths,
    discussion: """
      Adds a pseudo-language to the catalogs under PATH, with strings made from the source language. en-XA has
      accented and longer strings in brackets, and ar-XB is written from right to left.

      Format specifiers, substitutions, `${…}`, links and `^[…]` are not changed. Run the app in this language
      (-AppleLanguages '(en-XA)'). Plain text is not localized, and text without its closing bracket is cut off.
      status, lint and export ignore the language. Stale keys and keys that are marked as not translatable are left
      out. Run pseudo again after a sync, and use `--remove` to remove the language.
      """, options: options.map(\.row))

  static let options: [CommandOption<PseudoRequest>] = .joined(
    [
      CommandOption(
        OptionRow(
          name: "language", value: .word("LANG"), group: .input,
          help: "Add this language (ending in XA, XB or XC) instead of en-XA")
      ) { request, given in request.language = given.last },
      CommandOption(
        OptionRow(
          name: "transform", value: .choice(PseudoTransform.words), isRepeatable: true, group: .changes,
          isAdvanced: true,
          help: "Use this transform instead of the default of the language")
      ) { request, given in request.chosenTransforms = Set(given.words.compactMap(PseudoTransform.init)) },
      .flag("remove", .changes, "Remove the language from the catalogs", sets: \.removes),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
