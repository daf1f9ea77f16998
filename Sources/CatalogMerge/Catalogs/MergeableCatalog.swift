import StringCatalog
import StructuredText
import TextBasics

/// The text of a catalog that can be merged: it has no duplicate names, and each known part has the right type.
public struct MergeableCatalog: Sendable {
  let document: JSONDocument

  /// - Throws: an error at the first place where the bytes are not a catalog, or a duplicate name in an object.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    try self.init(JSONDocument(bytes, allowsTrailingCommas: true))
  }

  /// Reads a catalog that has most entries in common with another one, and reuses these entries.
  /// - Throws: the same errors as ``init(_:)``.
  public init(_ bytes: ContiguousArray<UInt8>, like other: MergeableCatalog) throws(ParseError) {
    try self.init(bytes, like: other.document)
  }

  private init(_ bytes: ContiguousArray<UInt8>, like model: JSONDocument) throws(ParseError) {
    try self.init(JSONDocument(bytes, like: model, membersOf: Self.entries))
  }

  /// Reads the versions of a catalog to merge. Because most entries are the same in all versions, the other two
  /// versions are read in parallel and reuse the entries of ours.
  /// - Parameter versions: the version of the base is `nil` if both sides created the catalog.
  public static func read(_ versions: MergeSides<ContiguousArray<UInt8>?>) async -> MergeSides<Reading?> {
    let model = versions.ours.flatMap { try? JSONDocument($0, allowsTrailingCommas: true) }
    async let ours = versions.ours.map { bytes in
      Reading { () throws(ParseError) in
        guard let model else { return try Self(bytes) }
        return try Self(model)
      }
    }
    async let base = versions.base.map { read($0, like: model) }
    async let theirs = versions.theirs.map { read($0, like: model) }
    let found = await MergeSides(base: base, ours: ours, theirs: theirs)
    guard model != nil, case .failure = found.ours else { return found }
    // If ours is invalid, its entries are unchecked and must not be reused.
    let others = versions.map { $0.map { Self.read($0, like: nil) } }
    return MergeSides(base: others.base, ours: found.ours, theirs: others.theirs)
  }

  public typealias Reading = Result<MergeableCatalog, ParseError>

  private static func read(_ bytes: ContiguousArray<UInt8>, like model: JSONDocument?) -> Reading {
    Reading { () throws(ParseError) in
      guard let model else { return try Self(bytes) }
      return try Self(bytes, like: model)
    }
  }

  private init(_ document: JSONDocument) throws(ParseError) {
    try CatalogHeader.check(document.root)
    var taken = document.taken[...]
    for entry in document.root[Self.entries].map({ Array($0.members) }) ?? [] {
      if taken.first?.lowerBound == entry.key.index {
        taken.removeFirst()
      } else {
        try CatalogSchema.check(entry.value)
      }
    }
    if let name = DuplicateMembers.keys(in: document.root).min(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      throw name.problem("duplicate member \(TerminalSafeText.quoted(name.string ?? ""))")
    }
    self.document = document
  }

  private static let entries = "strings"

  public var bytes: ContiguousArray<UInt8> { document.bytes }

  var root: CatalogPart { CatalogPart(node: document.root, role: .catalog) }

  /// Returns the 1-based position of the name of the innermost existing part on a path. Columns are in bytes.
  public func place(of path: [String]) -> (line: Int, column: Int) {
    var (node, name) = (document.root, document.root)
    for step in path {
      guard let member = node.members.first(where: { $0.hasName(step) }) else { break }
      (node, name) = (member.value, member.key)
    }
    return name.location
  }
}
