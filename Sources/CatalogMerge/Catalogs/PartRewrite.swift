import JSONText
import StringCatalog

/// Writes a part of our side anew: what stays is copied byte for byte, and what is new stands where the order of the
/// catalog wants it.
struct PartRewrite {
  /// What is to be written for a member.
  enum Content {
    case kept
    case nothing
    case bytes(ContiguousArray<UInt8>)
    /// A value of another catalog, in the style of ours.
    case node(JSONNode)
  }

  /// For a part that one side has not.
  static let emptyObject = JSONDocument(printed: JSONValue.object([]).text(style: .xcode)).root

  private typealias Slot = (name: String, slot: ObjectRewrite.Slot)

  private let style: JSONStyle
  private let document: JSONDocument
  /// That of the keys, once somebody asked.
  private var keyOrder: KeyOrder?
  /// Most entries have the same languages, and comparing them takes its time.
  private var languagePlacements: [[String]: Placement] = [:]

  init(_ document: JSONDocument) {
    self.document = document
    style = JSONStyle(of: document)
  }

  /// - Parameter contents: a row for each member of the part, and those that the part has not.
  mutating func callAsFunction(
    _ part: CatalogPart, _ contents: [(row: CatalogRules.Row, content: Content)]
  ) -> MergeOutcome<ContiguousArray<UInt8>> {
    let own = contents.filter { $0.row.sides.ours != nil }.sorted { Self.position($0.row) < Self.position($1.row) }
    let slots = own.enumerated().compactMap { position, item -> Slot? in
      Self.slot(item.content, at: position).map { (item.row.name, $0) }
    }
    let news = contents.filter { $0.row.sides.ours == nil }.compactMap { item -> Slot? in
      Self.newSlot(item.content, named: item.row.name).map { (item.row.name, $0) }
    }
    if news.isEmpty, slots.count == own.count, slots.allSatisfy({ Self.isKept($0.slot) }) { return .ours }
    if news.isEmpty, slots.isEmpty, part.isLeftOutWhenEmpty { return .removed }
    let all =
      news.isEmpty ? slots : placement(among: slots.map(\.name), in: part).inserting(news, into: slots, name: \.name)
    let object = ObjectRewrite(object: part.node, style: style, indentation: part.node.lineIndentation)
    return .made(object(all.map(\.slot)))
  }

  /// Where new members of a part belong. Keys and languages stand in the order of the keys.
  private mutating func placement(among names: [String], in part: CatalogPart) -> Placement {
    guard part.role == .strings || part.role == .localizations else { return Placement(among: names, order: .bytes) }
    if part.role == .localizations, let known = languagePlacements[names] { return known }
    let order = keyOrder ?? KeyOrder(of: document.root["strings"]?.members.map(\.name) ?? [])
    keyOrder = order
    let placement = Placement(among: names, order: order)
    if part.role == .localizations { languagePlacements[names] = placement }
    return placement
  }

  private static func position(_ row: CatalogRules.Row) -> Int { row.sides.ours?.node.index ?? 0 }

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

  private static func isKept(_ slot: ObjectRewrite.Slot) -> Bool {
    if case .kept = slot { true } else { false }
  }
}
