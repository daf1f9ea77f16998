extension CacheCommand {
  static let description = CommandDescription(
    name: "cache", summary: "Clear the cache", group: .other, operands: .choice(["clear"]),
    discussion: """
      `clear` removes the cached results of earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results. They reuse a result as long as the
      files, folders and git state that it depends on have not changed. Runs with --staged also cache the results for
      each staged file. The cache is in .git/strex. Outside of git repositories, it is in the user's cache folder. strex
      ignores damaged cache files. With --no-cache, a run neither reads nor writes the cache.
      """)
}
