import StringExtraction

/// What a sync gives back.
public struct SyncResult<Table: StringTable>: Sendable {
  /// The table in step with the code; the one that was given when nothing changed or ``isBlocked``.
  public var table: Table
  /// What was, or in a blocked sync would be, done with each key.
  public var report: SyncReport
  public var diagnostics: [Diagnostic]
  /// Whether so many keys would go stale that nothing was done; an error among the diagnostics says so.
  public var isBlocked: Bool
}
