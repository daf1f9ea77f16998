extension WatchCommand {
  static let description = CommandDescription(
    name: "watch", summary: "Sync catalogs whenever a file is saved", group: .sync, operands: .paths,
    discussion: """
      Runs `strex sync` whenever you save a source, a catalog, a project file or .strex.json. Prints one line per
      change and each problem once. Stop it with Ctrl-C.

      During a rebase, a merge or another git command, watch waits and writes nothing. On Linux, watch does not use
      the CPU between changes, and incomplete sources change nothing. Where the system does not report changes, it
      checks the files every second. Elsewhere, use --no-stale to keep the keys of incomplete sources.
      """, options: options.map(\.row))

  static let options = SyncCommand.changes
}
