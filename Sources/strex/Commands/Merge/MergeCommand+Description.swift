extension MergeCommand {
  static let description = CommandDescription(
    name: "merge", summary: "Merge two versions of a catalog or install a merge driver", group: .integration,
    operands: .merge,
    discussion: """
      Merges THEIRS into OURS, key by key and language by language. Both are versions of a catalog or .strings table,
      and BASE is their common ancestor. `strex merge install` sets up strex as git's merge driver for catalogs and
      tables.

      The result keeps the order and style of OURS. If both sides changed a string in different ways, or if one side
      removed an entry that the other side changed, merge keeps OURS and reports a conflict. The result is always a
      valid catalog. If two translations differ only in their state, merge keeps the more complete state. If one side
      renamed a key, translations added on the other side move to the new key. If BASE is empty or missing, merge
      assumes that both sides created the catalog. The exit status is 0 if everything was merged, 1 on conflicts, and 2
      if a file is not a valid catalog. With status 2, OURS is left unchanged.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes and sets merge.strex.driver
      in this clone. You need to commit .gitattributes. If a merge or rebase has stopped because of conflicts,
      --unmerged merges the conflicting catalogs and stages the results. Then continue with `git rebase --continue` or
      `git commit`. --check redoes a merge commit or all merges in a range (A..B) and compares the results. It reports
      invalid JSON and strings that were lost, changed or brought back by the merge. Without REV, it checks the merge in
      progress or, if there is none, HEAD. --check needs the history of both sides. It exits with status 1 if it finds a
      problem.
      """, options: options.map(\.row))

  static let options: [CommandOption<MergeOptions>] = [
    .path("output", "FILE", .output, "Write the result to this file (`-` for stdout)", sets: \.output),
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
