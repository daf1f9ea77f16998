import StringExtraction

/// The result of a sync.
public struct SyncResult<Table: StringTable>: Sendable {
  /// The synchronized table; the original one when nothing changed or ``isBlocked``.
  public var table: Table
  /// What was done with each key, or in a blocked sync would be.
  public var report: SyncReport
  public var diagnostics: [Diagnostic]
  /// Whether nothing was done because too many keys would go stale; an error among the diagnostics says so.
  public var isBlocked: Bool
}
