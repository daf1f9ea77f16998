extension DiffCommand {
  static let description = CommandDescription(
    name: "diff", summary: "Show the strings that changed since a commit", group: .problems, operands: .revisions,
    discussion: """
      Shows the strings that differ between a commit and the working tree, or between two commits. Lists new, reworded
      and removed keys, changed translations, and the strings to review in each language. The default commit is HEAD.

      diff shows the code around new and reworded keys. If HEAD does not contain the commit, diff compares with the
      merge base of the two, so changes on the other branch are left out. --format markdown prints a comment for a pull
      request. --format html prints a page with changed words highlighted. --format json prints the same data for
      programs. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<DiffOptions>] = .joined(
    [
      .words(
        "language", "LANG", .input, "Compare only the translations into this language", sets: \.request.languages),
      .choice("format", .output, "Choose the output format", sets: \.format),
    ],
    ProjectOptions.mapping(\.request.project))
}
