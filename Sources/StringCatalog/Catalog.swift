import StructuredText

/// A String Catalog: the keys of a single table with their comments and localizations.
///
/// The original bytes are kept; ``serialized()`` copies all unchanged parts.
public struct Catalog: Sendable {
  let document: JSONDocument
  let style: JSONStyle
  /// The order of the keys, and of the languages in each entry.
  public private(set) var order: KeyOrder
  /// The indentation of the lines where entries begin.
  let entryIndentation: [UInt8]
  var slots: [Slot]
  var index: KeyIndex
  public let sourceLanguage: String
  /// The format version, or `nil` if the file has none.
  public internal(set) var version: String?

  /// One key: its position in the file, and its entry if it was changed.
  struct Slot: Sendable {
    var key: String
    /// The position among the members in the file.
    var original: Int?
    var node: JSONNode?
    var entry: CatalogEntry?
  }

  /// - Throws: an error at the first place where the bytes are not a catalog.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    let document = try JSONDocument(bytes, allowsTrailingCommas: true)
    let root = document.root
    try CatalogHeader.check(root)
    self.document = document
    style = JSONStyle(of: document)
    sourceLanguage = root["sourceLanguage"]?.string ?? ""
    version = root["version"]?.string
    var slots: [Slot] = []
    if let strings = root["strings"] {
      for (position, member) in strings.members.enumerated() {
        try CatalogSchema.check(member.value)
        slots.append(Slot(key: member.name, original: position, node: member.value))
      }
    }
    self.slots = slots
    order = KeyOrder(of: slots.map(\.key))
    index = KeyIndex(slots.map(\.key))
    entryIndentation = slots.first?.node?.lineIndentation ?? style.indentation + style.indentation
  }

  /// Creates an empty catalog in Xcode's style.
  public init(sourceLanguage: String) {
    let root = JSONValue.object([
      .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object([])),
      .init("version", .string("1.0")),
    ])
    document = JSONDocument(printed: root.text(style: .xcode))
    style = .xcode
    order = .collation
    slots = []
    index = KeyIndex([])
    entryIndentation = style.indentation + style.indentation
    self.sourceLanguage = sourceLanguage
    version = "1.0"
  }

  /// The keys in the order of the file, including duplicates.
  public var keys: [String] { slots.map(\.key) }

  public func contains(_ key: String) -> Bool { index[key] != nil }

  /// Returns the key at a position of ``keys``.
  package func key(at position: Int) -> String { slots[position].key }

  /// Returns the first position of a key in ``keys``.
  package func position(of key: String) -> Int? { index[key] }

  /// The entry of a key. The first one if the key occurs twice.
  public subscript(key: String) -> CatalogEntry? { index[key].map { entry(at: $0) } }

  /// Returns the entry of the key at a position of ``keys``.
  public func entry(at position: Int) -> CatalogEntry {
    let slot = slots[position]
    return slot.entry ?? slot.node.map(self.entry) ?? newEntry()
  }

  /// Returns a new entry in the catalog's formatting style, ready to be changed and set. It is empty unless members are
  /// given.
  public func newEntry(_ members: [JSONValue.Member] = []) -> CatalogEntry {
    entry(JSONDocument(printed: JSONValue.object(members).text(style: style, indentation: entryIndentation)).root)
  }

  /// Returns the catalog with an order for new keys, unless only the other order fits its present keys.
  package func preferring(_ order: KeyOrder) -> Catalog {
    var catalog = self
    catalog.order = KeyOrder.found(in: keys) ?? order
    return catalog
  }

  private func entry(_ node: JSONNode) -> CatalogEntry {
    CatalogEntry(node: node, style: style, order: order, indentation: entryIndentation)
  }
}
