extension DiffCommand {
  static let description = CommandDescription(
    name: "diff", summary: "Show the strings that changed since a commit", group: .problems, operands: .revisions,
    discussion: """
      Shows the strings that differ between a commit and the work tree, or between two commits: new, reworded and
      removed keys, changed translations, and strings to review, by language. The default commit is HEAD.

      For new and reworded keys, diff also shows the code around them. If HEAD does not contain the commit, diff
      compares with the merge base of the two, which leaves out the changes of the other branch. --format markdown
      prints a comment for a pull request. --format html prints a page that marks changed words. --format json prints
      the same data for programs. Exits with 0 if everything is fine and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<DiffOptions>] = .joined(
    [
      .words(
        "language", "LANG", .input, "Compare only the translations into this language", sets: \.request.languages),
      .choice(
        "format", .output, "Choose the output format", sets: \.format),
    ],
    ProjectOptions.mapping(\.request.project))
}
