import StructuredText
import TextBasics

// Changes and writing.
extension Catalog {
  /// Replaces the entry of a key, or inserts a new key at its sorted position.
  public mutating func set(_ entry: CatalogEntry, for key: String) throws(ParseError) { try apply([(key, entry)]) }

  public mutating func remove(_ key: String) throws(ParseError) { try apply([(key, nil)]) }

  /// Makes many changes together. An entry of `nil` removes the key.
  ///
  /// - Throws: if a key occurs twice, or a member occurs twice in an entry. The catalog then stays unchanged.
  public mutating func apply(_ changes: [(key: String, entry: CatalogEntry?)]) throws(ParseError) {
    if changes.allSatisfy({ $0.entry != nil && contains($0.key) }) { return try replace(changes) }
    var slots = slots.map(Optional.some)
    var added: [UTF8Key: CatalogEntry] = [:]
    for (key, entry) in changes {
      if let position = index[key] {
        if let problem = refusal(toChange: key) { throw problem }
        slots[position] = entry.map { self.slots[position].holding(adopted($0)) }
      } else {
        added[UTF8Key(key)] = entry.map(adopted)
      }
    }
    let news = added.map { Slot(key: $0.key.text, entry: $0.value) }
    self.slots = slots.compactMap { $0 }
    if !news.isEmpty {
      let placement = Placement(among: keys, order: order)
      self.slots = placement.inserting(news, into: self.slots, name: \.key)
    }
    index = KeyIndex(keys)
  }

  /// Replaces entries without a look at the other keys.
  private mutating func replace(_ changes: [(key: String, entry: CatalogEntry?)]) throws(ParseError) {
    for (key, _) in changes { if let problem = refusal(toChange: key) { throw problem } }
    for case (let key, let entry?) in changes {
      if let position = index[key] { slots[position].entry = adopted(entry) }
    }
  }

  /// Returns the reason why the entry of a key cannot be changed safely, or `nil` if it can.
  public func refusal(toChange key: String) -> ParseError? {
    // A changed entry was checked before.
    guard let position = index[key], let node = slots[position].node, slots[position].entry == nil else { return nil }
    if index.duplicated.contains(UTF8Key(key)) { return node.problem("the catalog contains the key twice") }
    return DuplicateMembers.keys(in: node).first.map { name in
      name.problem("duplicate member \(TerminalSafeText.quoted(name.string ?? ""))")
    }
  }

  /// Returns an entry of any catalog in the formatting style of this catalog, ready to be changed and set.
  public func adopting(_ entry: CatalogEntry) -> CatalogEntry {
    let entry = adopted(entry)
    return CatalogEntry(node: entry.node, style: style, order: order, indentation: entryIndentation)
  }

  private func adopted(_ entry: CatalogEntry) -> CatalogEntry {
    if entry.style == style, entry.indentation == entryIndentation { return entry }
    let bytes = entry.node.text(style: style, indentation: entryIndentation)
    let document = JSONDocument(printed: bytes)
    return CatalogEntry(node: document.root, style: style, order: order, indentation: entryIndentation)
  }

  /// Returns the catalog's text: the original bytes with the changes.
  public func serialized() -> ContiguousArray<UInt8> {
    let root = document.root
    guard isChanged else { return document.bytes }
    guard let strings = root["strings"] else { return withStrings(root) }
    let rewrite = ObjectRewrite(object: strings, style: style, indentation: style.indentation)
    var edits = [(strings.range, rewrite(slots.map(\.rewritten)))]
    if let version, let old = root["version"], old.string != version {
      edits.append((old.range, ContiguousArray("\"\(version)\"".utf8)))
    }
    return replacing(edits)
  }

  /// Raises the format version to 1.1, which has generated comments. Later versions have them, too.
  public mutating func raiseVersionForGeneratedComments() { if version == "1.0" { version = "1.1" } }

  private var isChanged: Bool {
    slots.count != document.root["strings"]?.members.reduce(0) { count, _ in count + 1 } ?? 0
      || slots.contains { $0.entry != nil }
  }

  /// Returns the text with an added member `strings`, which the file lacks.
  private func withStrings(_ root: JSONNode) -> ContiguousArray<UInt8> {
    let members = Array(root.members)
    var kept = members.indices.map(ObjectRewrite.Slot.kept)
    let place = Placement(among: members.map(\.name), order: .bytes).position(of: "strings")
    let empty = JSONDocument(printed: JSONValue.object([]).text(style: style, indentation: style.indentation))
    let strings = ObjectRewrite(object: empty.root, style: style, indentation: style.indentation)
    kept.insert(.new("strings", .bytes(strings(slots.map(\.rewritten)))), at: place)
    return replacing([(root.range, ObjectRewrite(object: root, style: style, indentation: [])(kept))])
  }

  private func replacing(_ edits: [(range: Range<Int>, bytes: ContiguousArray<UInt8>)]) -> ContiguousArray<UInt8> {
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return document.bytes.replacing(sorted, in: document.bytes.indices)
  }
}

extension Catalog.Slot {
  func holding(_ entry: CatalogEntry) -> Self {
    var slot = self
    slot.entry = entry
    return slot
  }

  var rewritten: ObjectRewrite.Slot {
    switch (original, entry) {
    case (let original?, nil): .kept(original)
    case (let original?, let entry?): .replaced(original, .bytes(ContiguousArray(entry.bytes)))
    case (nil, let entry): .new(key, .bytes(ContiguousArray(entry?.bytes ?? [])))
    }
  }
}
