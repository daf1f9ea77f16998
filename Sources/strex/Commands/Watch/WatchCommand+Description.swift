extension WatchCommand {
  static let description = CommandDescription(
    name: "watch", summary: "Sync catalogs whenever a file is saved", group: .sync, operands: .paths,
    usesDispatch: true,
    discussion: """
      Runs `strex sync` whenever you save a source file, a catalog, a project file or .strex.yml. Prints one line for
      each changed catalog and reports each problem only once. To stop, press Ctrl-C.

      While git runs a command such as rebase or merge, watch waits and writes nothing. On Linux, it uses no CPU time
      between changes and ignores files that are not completely saved. On systems that do not report changes, it checks
      the files every second. On such systems, use --no-stale to keep the keys in half-saved files.
      """, options: options.map(\.row))

  static let options = SyncCommand.changes
}
