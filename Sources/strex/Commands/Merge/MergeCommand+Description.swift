extension MergeCommand {
  static let description = CommandDescription(
    name: "merge", summary: "Merge two versions of a catalog, or install a merge driver", group: .integration,
    operands: .merge,
    discussion: """
      Merges THEIRS into OURS, two versions of a catalog or .strings table with the common ancestor BASE, by key and
      language. `strex merge install` makes it the merge driver of git.

      The order and style of OURS are kept. If both sides changed a string in different ways, or one side removed an
      entry that the other changed, OURS is kept, and merge reports the conflict. The result is always a valid
      catalog. If only the states differ, the more complete one is kept. If one side renamed a key, translations that
      the other side added move to the new key. If BASE is empty or missing, both sides have created the catalog.
      Exits with 0 if everything is merged, 1 on conflicts, and 2 if a file is not a valid catalog. In the last case,
      OURS is not changed.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes, which you commit, and
      sets merge.strex.driver in this clone. --unmerged merges and stages the catalogs of a merge or rebase that has
      stopped. Continue with `git rebase --continue` or `git commit`. --check repeats a merge commit, or all merges in
      a range (A..B), and reports lost, changed and restored strings and invalid JSON. Without REV, it checks the
      merge in progress, or else HEAD. --check needs the history of both sides, and exits with 1 if it finds
      something.
      """, options: options.map(\.row))

  static let options: [CommandOption<MergeOptions>] = [
    .path("output", "FILE", .output, "Write the result to this file; `-` prints it", sets: \.output),
    CommandOption(
      OptionRow(
        name: "path", letter: "p", value: .path("PATH"), group: .output, isAdvanced: true,
        help: "Use this path in messages")
    ) { request, given in request.path = given.last },
    CommandOption(
      OptionRow(
        name: "label", letter: "L", value: .word("NAME"), isRepeatable: true, group: .output, isAdvanced: true,
        help: "Name a side in messages, in the order BASE, OURS, THEIRS")
    ) { request, given in request.labels = given.words },
    .flag("unmerged", .input, "Merge and stage the catalogs that git left unmerged", sets: \.mergesUnmerged),
    .flag("check", .safety, "Check merge commits for lost translations", sets: \.checks),
  ]
}
