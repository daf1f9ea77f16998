extension CacheCommand {
  static let description = CommandDescription(
    name: "cache", summary: "Clear the cache", group: .other, operands: .choice(["clear"]),
    discussion: """
      `clear` removes the cached results of earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results. They use a result again as long as
      no file, folder or git state that it depends on has changed. Runs with --staged also cache the results of each
      staged file. The cache is in .git/strex or, outside of git repositories, in the cache folder of the user.
      Damaged files are ignored. With --no-cache, a run neither reads nor writes the cache.
      """)
}
