import JSONText

/// Merges two versions of a catalog that come from a third: by key, then language, then text.
///
/// The result is in the order and style of our side, and copies byte for byte what the merge does not change.
public struct CatalogMerger: Sendable {
  private let base: MergeableCatalog?
  private let ours: MergeableCatalog
  private let theirs: MergeableCatalog

  /// - Parameter base: the common ancestor; `nil` where both sides made the catalog.
  public init(base: MergeableCatalog?, ours: MergeableCatalog, theirs: MergeableCatalog) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  public func merge() -> MergedCatalog { plain ?? merged(nil, PartRewrite(ours.document)) }

  /// The same, on several threads.
  public func merge() async -> MergedCatalog {
    if let plain { return plain }
    let sides = MergeSides<CatalogPart?>(base: base?.root, ours: ours.root, theirs: theirs.root)
    let strings = sides.map { $0?.member("strings") }
    let rewrite = PartRewrite(ours.document)
    if strings.ours == nil || strings.theirs == nil { return merged(nil, rewrite) }
    return merged(await MergedEntries(of: strings, rewrite), rewrite)
  }

  /// Where one side changed nothing.
  private var plain: MergedCatalog? {
    if theirs.bytes == ours.bytes || theirs.bytes == base?.bytes { return MergedCatalog(bytes: ours.bytes) }
    return ours.bytes == base?.bytes ? MergedCatalog(bytes: theirs.bytes) : nil
  }

  private func merged(_ entries: MergedEntries?, _ rewrite: PartRewrite) -> MergedCatalog {
    var rules = CatalogMergeRules(rewrite, entries: entries)
    let outcome = rules.outcome(of: base?.root, ours.root, theirs.root)
    guard case .made(let root) = outcome else { return MergedCatalog(bytes: ours.bytes, conflicts: rules.conflicts) }
    return MergedCatalog(bytes: ours.replacingRoot(with: root), conflicts: rules.conflicts)
  }
}

/// What a merge made.
public struct MergedCatalog: Sendable {
  public let bytes: ContiguousArray<UInt8>
  /// In the order of our side; then come those of what it has not.
  public let conflicts: [MergeConflict]

  init(bytes: ContiguousArray<UInt8>, conflicts: [MergeConflict] = []) {
    (self.bytes, self.conflicts) = (bytes, conflicts)
  }
}

extension MergeableCatalog {
  /// The text with another outermost object; what stands around it stays.
  fileprivate func replacingRoot(with object: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let range = document.root.range
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(document.bytes.count - range.count + object.count)
    bytes.append(contentsOf: document.bytes[..<range.lowerBound])
    bytes.append(contentsOf: object)
    bytes.append(contentsOf: document.bytes[range.upperBound...])
    return bytes
  }
}
