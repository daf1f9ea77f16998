extension CacheCommand {
  static let description = CommandDescription(
    name: "cache", summary: "Clear the cache", group: .other, operands: .choice(["clear"]),
    discussion: """
      `clear` removes the results cached by earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results. A result is reused until a file,
      folder or git state that it depends on changes. Runs with --staged also cache the results for each staged file.
      The cache is in .git/strex or, outside git repositories, in the user's cache folder. Damaged cache files are
      ignored. With --no-cache, a run neither reads nor writes the cache.
      """)
}
