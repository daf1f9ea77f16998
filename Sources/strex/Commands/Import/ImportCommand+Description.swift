extension ImportCommand {
  static let description = CommandDescription(
    name: "import", summary: "Import translations from translators' files", group: .translations,
    operands: .translations,
    discussion: """
      Imports translations from files (.xliff, .xlf, .xcloc, .zip, .csv, .tsv, .txt, .json or .xml) into the catalogs
      under PATH. The rules are the same as Xcode's.

      import accepts a translation if the catalog contains its key, its source string has not changed, and its state
      does not begin with `new` or `needs`. If the format specifiers of a translation do not match the key, import
      reports an error, skips the translation, and exits with 1. It lists each skipped translation with the reason.
      Language codes are matched with the project's languages: zh-CN is zh-Hans, iw is he, de_DE is de, and pt is pt-BR
      or pt-PT. If a file names a catalog that the project does not contain, or is not XLIFF 1.2, import writes nothing
      and exits with 2. import takes the language of Android's strings.xml from its folder; values/strings.xml changes
      the source strings of the catalog.

      The first operand can also be a string catalog (.xcstrings) or table from a translation service. A table is a
      .strings or .stringsdict file in a folder named LANG.lproj. If the table is in another folder, specify its
      language with --language. import applies the same rules and changes the catalog or table with the same name, or
      the one given as PATH.

      To import only the strings of certain keys, use --key, --match, --keys-from and --only. For example, `--only
      missing` does not replace existing translations.
      """, options: options.map(\.row))

  static let options: [CommandOption<ImportRequest>] = .joined(
    KeySelectionRequest.options(\.keys),
    [
      .words(
        "language", "LANG", .input, "Import only this language; also set it for files without a language",
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
