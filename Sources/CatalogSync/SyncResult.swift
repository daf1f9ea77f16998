import Diagnostics

/// The result of a sync.
public struct SyncResult<Table: StringTable>: Sendable {
  /// The synchronized table. The original one if nothing changed or the sync ``isBlocked``.
  public var table: Table
  /// The outcome of each key, or the outcome that it would have if the sync were not blocked.
  public var report: SyncReport
  public var diagnostics: [Diagnostic]
  /// Whether nothing was changed because too many keys would become stale; ``diagnostics`` then contains an error.
  public var isBlocked: Bool
}
