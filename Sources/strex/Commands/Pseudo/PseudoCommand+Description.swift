import StringCatalog

extension PseudoCommand {
  static let description = CommandDescription(
    name: "pseudo", summary: "Add a pseudo-language for testing", group: .translations, operands: .paths,
    discussion: """
      Adds a pseudo-language to the catalogs under PATH. Its strings are generated from the source language. In en-XA,
      they are longer and have accents and brackets. In ar-XB, they run from right to left.

      Format specifiers, substitutions, `${…}`, links and `^[…]` stay the same. Run the app in the pseudo-language
      (-AppleLanguages '(en-XA)'). Text that looks normal is not localized, and text without its closing bracket is cut
      off. status, lint and export ignore the language. pseudo skips stale keys and keys marked as not translatable. Run
      pseudo again after each sync. To remove the language, use --remove.
      """, options: options.map(\.row))

  static let options: [CommandOption<PseudoOptions>] = .joined(
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
          help: "Use this transform instead of the language's default")
      ) { request, given in request.chosenTransforms = Set(given.words.compactMap(PseudoTransform.init)) },
      .flag("remove", .changes, "Remove the language from the catalogs", sets: \.removes),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
