extension LintCommand {
  static let description = CommandDescription(
    name: "lint", summary: "Check translations for errors", group: .problems, operands: .paths,
    isCacheable: true,
    discussion: """
      Checks the translations under PATH against the code, the key and the source text: format specifiers, plural
      forms, empty texts, and leading and trailing space.

      Stale keys, keys that are marked as not translatable, and texts in the state `new` are ignored. .strings and
      .stringsdict tables without a catalog are checked as well. To ignore a finding, use .strex.json or a baseline.
      Exits with 0 if all is well, 1 for findings at or above --fail-on, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<FindingsRequest>] = .joined(
    FindingsRequest.options,
    [
      .words(
        "language", "LANG", .input, "Check only the texts of this language; may be given several times",
        sets: \.languages)
    ])
}
