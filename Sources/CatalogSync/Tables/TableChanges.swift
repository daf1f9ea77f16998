import TextBasics

/// What a sync did to the tables of the language of the sources, which those of other languages follow.
public struct TableChanges: Sendable {
  /// The keys that went from all of them.
  let removed: [String]
  let renamed: [Rename]
  /// The keys that stay although none of the sources has them that were read: a run on a part does not know more.
  let unused: Set<UTF8Key>

  /// - Parameter reports: those of the `.strings` table and of the `.stringsdict` beside it.
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
