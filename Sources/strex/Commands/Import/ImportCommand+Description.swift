extension ImportCommand {
  static let description = CommandDescription(
    name: "import", summary: "Import translations from translators' files", group: .translations,
    operands: .translations,
    discussion: """
      Imports the translations of the files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the
      catalogs under PATH, by Xcode's rules.

      A translation is imported if the catalog contains its key, its source string has not changed, and its state does
      not begin with `new` or `needs`. If its format specifiers do not match the key, this is an error: the
      translation is skipped, and import exits with 1. Each skipped translation is listed with the reason. Languages
      are matched with the languages of the project: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or
      pt-PT. If a file names a catalog that the project lacks, or is not XLIFF 1.2, nothing is written, and import
      exits with 2. Android's strings.xml has the language of its folder. values/strings.xml changes the source
      strings of the catalog.

      The first operand can also be a string catalog (.xcstrings) or a table (.strings and .stringsdict in a folder
      LANG.lproj, or with --language) that a translation service wrote. Its translations are imported into the
      catalog or table with the same name, or into the one that PATH names, by the same rules.

      --key, --match, --keys-from and --only import only the strings of some keys: `--only missing` replaces nothing.
      """, options: options.map(\.row))

  static let options: [CommandOption<ImportRequest>] = .joined(
    KeySelectionRequest.options(\.keys),
    [
      .words(
        "language", "LANG", .input, "Import only this language; also the language of files without one",
        sets: \.languages),
      .flag("add-language", .changes, "Allow languages that are new to the project", sets: \.addsLanguages),
      .flag(
        "ignore-whitespace", .changes, "Accept source strings that differ only in white space",
        sets: \.ignoresWhitespace),
      .flag("verbose", .output, "List each string that is not translated yet", sets: \.namesPending).letter("v"),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))
}
