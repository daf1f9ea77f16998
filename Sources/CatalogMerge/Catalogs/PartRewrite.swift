import StringCatalog
import StructuredText

/// Writes a part of our side again. Unchanged members are copied byte for byte, and new ones are inserted at their
/// sorted positions.
struct PartRewrite: Sendable {
  /// The content to write for a member.
  enum Content: Sendable {
    case kept
    case nothing
    case bytes(ContiguousArray<UInt8>)
    /// A value of another catalog, in the style of ours.
    case node(JSONNode)
  }

  /// Replaces a part that one side lacks.
  static let emptyObject = JSONDocument(printed: JSONValue.object([]).text(style: .xcode)).root

  private typealias Slot = (name: String, slot: ObjectRewrite.Slot)

  /// The source language of our side.
  let sourceLanguage: String?
  private let style: JSONStyle
  private let keyOrder: SharedKeyOrder
  /// The placements by language list, cached because most entries have the same languages and comparing them is slow.
  private var languagePlacements: [[String]: Placement] = [:]

  /// - Parameter document: our side, whose style the result has.
  init(_ document: JSONDocument) {
    style = JSONStyle(of: document)
    sourceLanguage = document.root["sourceLanguage"]?.string
    keyOrder = SharedKeyOrder { KeyOrder(of: document.root["strings"]?.members.map(\.name) ?? []) }
  }

  /// - Parameters:
  ///   - rows: one row for each member of the part, and for each new member.
  ///   - contents: the content to write for each row.
  mutating func callAsFunction(
    _ part: CatalogPart, _ rows: [CatalogMergeRules.Row], _ contents: [Content]
  ) -> MergeOutcome<ContiguousArray<UInt8>> {
    if rows.indices.allSatisfy({ Self.isOurs(contents[$0], hasOurs: rows[$0].sides.ours != nil) }) { return .ours }
    let slots = Self.own(rows).enumerated().compactMap { position, index -> Slot? in
      Self.slot(contents[index], at: position).map { (rows[index].name, $0) }
    }
    let news = rows.indices.filter { rows[$0].sides.ours == nil }.compactMap { index -> Slot? in
      Self.newSlot(contents[index], named: rows[index].name).map { (rows[index].name, $0) }
    }
    if news.isEmpty, slots.isEmpty, part.isLeftOutWhenEmpty { return .removed }
    let all =
      news.isEmpty ? slots : placement(among: slots.map(\.name), in: part).inserting(news, into: slots, name: \.name)
    let object = ObjectRewrite(object: part.node, style: style, indentation: part.node.lineIndentation)
    return .made(object(all.map(\.slot)))
  }

  /// Returns the rows that our side has, in the order of its text.
  private static func own(_ rows: [CatalogMergeRules.Row]) -> [Int] {
    var places: [(node: Int, index: Int)] = []
    places.reserveCapacity(rows.count)
    var isSorted = true
    for index in rows.indices {
      guard let node = rows[index].sides.ours?.node.index else { continue }
      isSorted = isSorted && places.last?.node ?? -1 < node
      places.append((node, index))
    }
    return (isSorted ? places : places.sorted { $0.node < $1.node }).map(\.index)
  }

  /// Returns the placement for new members of a part. Keys and languages follow the order of the keys.
  private mutating func placement(among names: [String], in part: CatalogPart) -> Placement {
    guard part.role == .strings || part.role == .localizations else { return Placement(among: names, order: .bytes) }
    if part.role == .localizations, let known = languagePlacements[names] { return known }
    let placement = Placement(among: names, order: keyOrder.value)
    if part.role == .localizations { languagePlacements[names] = placement }
    return placement
  }

  private static func slot(_ content: Content, at position: Int) -> ObjectRewrite.Slot? {
    switch content {
    case .kept: .kept(position)
    case .nothing: nil
    case .bytes(let bytes): .replaced(position, .bytes(bytes))
    case .node(let node): .replaced(position, .node(node))
    }
  }

  private static func newSlot(_ content: Content, named name: String) -> ObjectRewrite.Slot? {
    switch content {
    case .kept, .nothing: nil
    case .bytes(let bytes): .new(name, .bytes(bytes))
    case .node(let node): .new(name, .node(node))
    }
  }

  /// Returns whether the content to write is the same as our side's.
  private static func isOurs(_ content: Content, hasOurs: Bool) -> Bool {
    switch content {
    case .kept: true
    case .nothing: !hasOurs
    case .bytes, .node: false
    }
  }
}
