import TextBasics

/// The changes that a sync made to the source language's tables, which the tables of other languages follow.
public struct TableChanges: Sendable {
  /// The keys that were removed from all of them.
  let removed: [String]
  let renamed: [Rename]
  /// The keys kept although no source that was read contains them, because a partial run does not read all
  /// sources.
  let unused: Set<UTF8Key>

  /// - Parameter reports: the reports of the `.strings` table and of its `.stringsdict`.
  public init(_ reports: [SyncReport]) {
    let items = reports.flatMap(\.items)
    let staying = Set(items.filter { $0.outcome != .removed }.map { UTF8Key($0.key) })
    var gone = Set<UTF8Key>()
    removed = items.map { UTF8Key($0.key) }.filter { !staying.contains($0) && gone.insert($0).inserted }.map(\.text)
    renamed = items.compactMap { if case .renamed(let rename) = $0.outcome { rename } else { nil } }
    unused = Set(items.filter { Self.unusedOutcomes.contains($0.outcome) }.map { UTF8Key($0.key) })
  }

  private static let unusedOutcomes: [SyncOutcome] = [.kept(.unusedInTable), .kept(.stalenessSuppressed)]

  public var isEmpty: Bool { removed.isEmpty && renamed.isEmpty }
}
