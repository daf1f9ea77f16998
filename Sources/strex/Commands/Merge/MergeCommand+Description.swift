extension MergeCommand {
  static let description = CommandDescription(
    name: "merge", summary: "Merge two versions of a catalog, or install a merge driver", group: .integration,
    operands: .merge,
    discussion: """
      Merges THEIRS into OURS, key by key and language by language. Both are versions of a catalog or .strings table
      whose common ancestor is BASE. `strex merge install` makes strex git's merge driver for catalogs and tables.

      The result keeps the order and style of OURS. If both sides changed a string in different ways, or if one side
      removed an entry that the other side changed, merge keeps OURS and reports a conflict. The result is always a
      valid catalog. If two translations differ only in their state, merge keeps the more complete state. If one side
      renamed a key, translations that the other side added are moved to the new key. If BASE is empty or missing, merge
      assumes that both sides created the catalog. Exits with 0 if everything was merged, 1 on conflicts, and 2 if a
      file is not a valid catalog. In the last case, merge does not change OURS.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes, which you commit, and sets
      merge.strex.driver in this clone. If a merge or rebase has stopped because of conflicts, --unmerged merges the
      conflicting catalogs and stages the results. After that, continue with `git rebase --continue` or `git commit`.
      --check repeats a merge commit, or all merges in a range (A..B). It reports strings that the merge lost, changed
      or brought back, and invalid JSON. Without REV, it checks the merge in progress or, if there is none, HEAD.
      --check needs the history of both sides, and exits with 1 if it finds a problem.
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
        help: "Use this name for a side in messages (order: BASE, OURS, THEIRS)")
    ) { request, given in request.labels = given.words },
    .flag("unmerged", .input, "Merge and stage the catalogs that git left unmerged", sets: \.mergesUnmerged),
    .flag("check", .safety, "Check merge commits for lost translations", sets: \.checks),
  ]
}
