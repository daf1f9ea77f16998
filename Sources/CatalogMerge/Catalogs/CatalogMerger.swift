import StructuredText
import TextBasics

/// Merges two versions of a catalog with a common ancestor: by key, then language, then text.
///
/// The result has the order and style of our side, and unchanged parts are copied byte for byte.
public struct CatalogMerger: Sendable {
  private let base: MergeableCatalog?
  private let ours: MergeableCatalog
  private let theirs: MergeableCatalog
  /// The stale keys that are merged like others because their strings were moved to other keys.
  private var moved: Set<UTF8Key> = []

  /// - Parameter base: the common ancestor, or `nil` if both sides created the catalog.
  public init(base: MergeableCatalog?, ours: MergeableCatalog, theirs: MergeableCatalog) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  public func merge() -> MergedCatalog {
    if let plain { return plain }
    let merged = merged(nil, PartRewrite(ours.document))
    return renaming(after: merged).map { $0.merger.merged(nil, PartRewrite($0.merger.ours.document)).adding($0.notes) }
      ?? merged
  }

  /// Merges on several threads, with the same result.
  public func merge() async -> MergedCatalog {
    if let plain { return plain }
    let merged = await mergedOnThreads()
    guard let (merger, notes) = renaming(after: merged) else { return merged }
    return await merger.mergedOnThreads().adding(notes)
  }

  private func mergedOnThreads() async -> MergedCatalog {
    let strings = roots.map { $0?.member("strings") }
    let rewrite = PartRewrite(ours.document)
    if strings.ours == nil || strings.theirs == nil { return merged(nil, rewrite) }
    return merged(await MergedEntries(of: strings, rewrite, moved: moved), rewrite)
  }

  private var roots: MergeSides<CatalogPart?> {
    MergeSides<CatalogPart?>(base: base?.root, ours: ours.root, theirs: theirs.root)
  }

  /// Returns a merger in which the renames of both sides are applied to all three versions, or `nil` if the first merge
  /// shows that no rename matters.
  ///
  /// The side that changed an entry gets it under both keys, as if it had added the old one. No text is removed from a
  /// key that this side's code may look up, and the next sync marks unused keys as stale.
  private func renaming(after merged: MergedCatalog) -> (merger: CatalogMerger, notes: [MergeNote])? {
    let removals = merged.removals
    if removals.isEmpty { return nil }
    let found = KeyRenames(roots)
    let renames = removals.compactMap { found.rename(of: $0.key, by: $0.side) }
    let moved = merged.sweeps.filter { found.areTextsMoved(from: $0.key) }
    guard !renames.isEmpty || !moved.isEmpty, let base = base?.renaming(renames),
      let ours = ours.following(renames.filter { $0.side == .theirs }),
      let theirs = theirs.following(renames.filter { $0.side == .ours })
    else { return nil }
    var merger = CatalogMerger(base: base, ours: ours, theirs: theirs)
    merger.moved = Set(moved.map { UTF8Key($0.key) })
    return (merger, renames.map(\.note))
  }

  /// The result if one side changed nothing.
  private var plain: MergedCatalog? {
    if theirs.bytes == ours.bytes || theirs.bytes == base?.bytes { return MergedCatalog(bytes: ours.bytes) }
    return ours.bytes == base?.bytes ? MergedCatalog(bytes: theirs.bytes) : nil
  }

  private func merged(_ entries: MergedEntries?, _ rewrite: PartRewrite) -> MergedCatalog {
    var rules = CatalogMergeRules(rewrite, entries: entries, moved: moved)
    let outcome = rules.outcome(of: base?.root, ours.root, theirs.root)
    guard case .made(let root) = outcome else {
      return MergedCatalog(bytes: ours.bytes, conflicts: rules.conflicts, notes: rules.notes)
    }
    return MergedCatalog(bytes: ours.replacingRoot(with: root), conflicts: rules.conflicts, notes: rules.notes)
  }
}

/// The result of a merge.
public struct MergedCatalog: Sendable {
  public let bytes: ContiguousArray<UInt8>
  /// The conflicts in the order of our side, followed by those in parts that our side lacks.
  public private(set) var conflicts: [MergeConflict] = []

  /// The notes on keys that one side removed and the other changed.
  public private(set) var notes: [MergeNote] = []

  fileprivate func adding(_ others: [MergeNote]) -> MergedCatalog {
    var merged = self
    merged.notes = others + notes
    return merged
  }

  /// The keys that one side removed and the other changed.
  fileprivate var removals: [(key: String, side: MergeSide)] {
    let contested = conflicts.compactMap { conflict -> (String, MergeSide)? in
      guard let key = conflict.place.key, conflict.path.count == 2 else { return nil }
      return conflict.kind == .removedByOurs ? (key, .ours) : conflict.kind == .removedByTheirs ? (key, .theirs) : nil
    }
    return contested + notes.map { ($0.key, $0.side) }
  }

  /// The notes on removed stale keys.
  fileprivate var sweeps: [MergeNote] {
    notes.filter { note in
      if case .swept = note.kind { true } else { false }
    }
  }
}

extension MergeableCatalog {
  /// Returns the text with another root object. The text around it stays.
  func replacingRoot(with object: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    document.bytes.replacing([(document.root.range, object)], in: document.bytes.indices)
  }
}
