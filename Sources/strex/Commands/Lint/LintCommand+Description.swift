extension LintCommand {
  static let description = CommandDescription(
    name: "lint", summary: "Check translations for errors", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      Compares the translations under PATH with the code, the key and the source string. Checks format specifiers,
      plural forms, empty strings, leading and trailing spaces, and more. In a git repository, lint also finds
      translations that were not updated after their source string changed. It looks at changes since the last commit or
      since the commit specified with --since.

      lint ignores stale keys, keys marked as not translatable, and translations in the `new` state. It also checks
      .strings and .stringsdict tables without a catalog. To ignore a finding, use .strex.yml or a baseline. The exit
      status is 0 if everything is fine, 1 for findings at or above --fail-on, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<FindingsOptions>] = .joined(
    FindingsOptions.options,
    [
      .words("language", "LANG", .input, "Check only strings in this language", sets: \.languages)
    ])
}
