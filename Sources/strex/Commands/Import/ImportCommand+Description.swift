extension ImportCommand {
  static let description = CommandDescription(
    name: "import", summary: "Import translations from files of translators", group: .translations,
    operands: .translations,
    discussion: """
      Imports the translations of the files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the
      catalogs under PATH, by Xcode's rules.

      A text is imported if the catalog contains its key, its source text is the same, and its state does not begin
      with `new` or `needs`. A text whose format specifiers do not fit its key is an error: it is skipped, and import
      exits with 1. Each skipped text is listed with the reason. Languages are matched with those of the project:
      zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR or pt-PT. If a file names a catalog that the project
      lacks, or is not XLIFF 1.2, nothing is written, and import exits with 2. Android's strings.xml has the language
      of its folder; values/strings.xml changes the source texts of the catalog.

      A string catalog (.xcstrings) or a table (.strings and .stringsdict in a folder LANG.lproj) that a service wrote
      is imported by the same rules if it is the first operand: its texts go to the catalog or table with its name.
      """, options: options.map(\.row))

  static let options: [CommandOption<ImportRequest>] = .joined(
    [
      .flag("add-language", .changes, "Allow languages that are new to the project", sets: \.addsLanguages),
      .flag(
        "ignore-whitespace", .changes, "Accept source texts that differ only in white space", sets: \.ignoresWhitespace),
      .flag("verbose", .output, "List each text that is not translated yet", sets: \.namesPending).letter("v"),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
