extension ImportCommand {
  static let description = CommandDescription(
    name: "import", summary: "Import translations from translators' files", group: .translations,
    operands: .translations,
    discussion: """
      Imports translations from files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the catalogs
      under PATH. The rules are the same as in Xcode.

      import accepts a translation if the catalog contains its key, its source string has not changed, and its state
      does not begin with `new` or `needs`. If the format specifiers in a translation do not match the key, import
      reports an error, skips the translation, and exits with status 1. Each skipped translation is listed with the
      reason. Language codes are mapped to the project's languages: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is
      pt-BR or pt-PT. If an XLIFF file is not version 1.2 or a file names a catalog that is not in the project, import
      writes nothing and exits with status 2. For an Android strings.xml, the language is taken from the folder name;
      values/strings.xml changes the catalog's source strings. Other files change them only with --language.

      The first operand can also be a string catalog (.xcstrings) or table from a translation service. A table is a
      .strings or .stringsdict file in a folder named LANG.lproj. If the table is in another folder, specify its
      language with --language. The same rules apply. import changes the catalog or table with the same name or the one
      passed as PATH.

      To import only certain keys, use --key, --match, --keys-from and --only. For example, `--only missing` keeps
      existing translations.
      """, options: options.map(\.row))

  static let options: [CommandOption<ImportCommandOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .words(
        "language", "LANG", .input, "Import only this language, and assume it for files that specify none",
        sets: \.languages),
      .flag("add-language", .changes, "Allow languages that are new to the project", sets: \.addsLanguages),
      .flag(
        "ignore-whitespace", .changes, "Accept source strings that differ only in whitespace",
        sets: \.ignoresWhitespace),
      .flag("verbose", .output, "List all strings that are not yet translated", sets: \.namesPending).letter("v"),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))
}
