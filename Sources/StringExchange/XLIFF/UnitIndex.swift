import StringCatalog
import TextBasics

/// The keys of a catalog, for finding strings by their ids in files. An import changes no keys.
package struct UnitKeys: Sendable {
  /// The positions of each key that occurs more than once.
  fileprivate let repeated: [UTF8Key: [Int]]
  /// The positions of the keys that a program may have changed, by the changed key.
  private let changed: [UTF8Key: [Int]]
  private let ignoresWhitespace: Bool

  package init(of catalog: Catalog, ignoresWhitespace: Bool) {
    let keys = catalog.keys
    self.ignoresWhitespace = ignoresWhitespace
    repeated = Dictionary(grouping: keys.indices) { UTF8Key(keys[$0]) }.filter { $0.value.count > 1 }
    let candidates = keys.indices.filter { ignoresWhitespace || keys[$0].utf8.contains(where: Self.isChanged) }
    changed = Dictionary(grouping: candidates) { UTF8Key(Self.changed(keys[$0], ignoresWhitespace)) }
  }

  private static func isChanged(_ byte: UInt8) -> Bool { byte.isLineBreak || byte == .tab }

  private static func changed(_ id: String, _ ignoresWhitespace: Bool) -> String {
    ignoresWhitespace ? id.withSingleSpaces : id.asAttribute
  }

  /// Returns an id or key as a program may have changed it.
  fileprivate func changed(_ id: String) -> String { Self.changed(id, ignoresWhitespace) }

  /// Returns the positions of the keys that a changed id may begin with.
  fileprivate func positions(ofChanged id: String) -> [Int] {
    if changed.isEmpty { return [] }
    return UnitPath.keys(ofID: id).flatMap { changed[UTF8Key(changed($0))] ?? [] }
  }
}

/// Finds the strings of a catalog in one language by their ids in files.
struct UnitIndex {
  struct Place {
    var key: String
    var path: UnitPath
    /// Whether the catalog would still export it.
    var isKnown: Bool
  }

  private typealias Found = (key: String, path: UnitPath)

  private let catalog: Catalog
  private let language: String
  private let keys: UnitKeys
  /// The exported strings of the entries that were asked for, by their positions.
  private var units: [Int: [UTF8Key: [UnitPath]]] = [:]

  init(of catalog: Catalog, in language: String, _ keys: UnitKeys) {
    (self.catalog, self.language, self.keys) = (catalog, language, keys)
  }

  /// Returns the place of an id, and whether another string of the catalog has the same id.
  mutating func place(of id: String) -> (place: Place?, isAmbiguous: Bool) {
    let exported = exported(id)
    if let unit = exported.first {
      return (Place(key: unit.key, path: unit.path, isKnown: true), isAmbiguous: exported.count > 1)
    }
    let changed = otherPlace(of: id) ?? changedUnit(id).map { Place(key: $0.key, path: $0.path, isKnown: true) }
    return (changed, isAmbiguous: false)
  }

  /// Returns the place of a string that the catalog does not export.
  private mutating func otherPlace(of id: String) -> Place? {
    if catalog.contains(id) { return Place(key: id, path: UnitPath(), isKnown: false) }
    // A path contains no separator, but a key may.
    guard let separator = id[...].range(ofLast: UnitPath.separator) else { return nil }
    let key = String(id[..<separator.lowerBound])
    guard let path = UnitPath(id[separator.upperBound...]) else { return nil }
    if catalog.contains(key) { return Place(key: key, path: path, isKnown: false) }
    guard let unit = changedUnit(key), unit.path == UnitPath() else { return nil }
    return Place(key: unit.key, path: path, isKnown: false)
  }

  /// Returns the strings that the catalog exports with an id, in the order of the file.
  private mutating func exported(_ id: String) -> [Found] {
    var positions: [Int] = []
    for key in UnitPath.keys(ofID: id) {
      positions += keys.repeated[UTF8Key(key)] ?? catalog.position(of: key).map { [$0] } ?? []
    }
    let name = UTF8Key(id)
    return positions.sorted().flatMap { position in
      (units(at: position)[name] ?? []).map { (catalog.key(at: position), $0) }
    }
  }

  /// Returns the only string whose id a program may have changed to the given one.
  private mutating func changedUnit(_ id: String) -> Found? {
    let id = UTF8Key(keys.changed(id))
    var found: [UTF8Key: Found] = [:]
    for position in Set(keys.positions(ofChanged: id.text)).sorted() {
      for (own, paths) in units(at: position) where found[own] == nil && UTF8Key(keys.changed(own.text)) == id {
        found[own] = paths.first.map { (catalog.key(at: position), $0) }
      }
    }
    return found.count == 1 ? found.first?.value : nil
  }

  private mutating func units(at position: Int) -> [UTF8Key: [UnitPath]] {
    if let known = units[position] { return known }
    let key = catalog.key(at: position)
    let reader = EntryUnits(key, catalog.entry(at: position), catalog.sourceLanguage, language)
    let found = Dictionary(grouping: reader.paths) { UTF8Key($0.id(ofKey: key)) }
    units[position] = found
    return found
  }
}

extension UnitPath {
  /// Returns the keys that an id may belong to. A key may contain the separator of ids.
  static func keys(ofID id: String) -> [String] {
    // A key may end with a part of the separator, so that separators overlap.
    let places = id.utf8.indices.filter { id.utf8[$0] == UInt8(ascii: "|") }
    return [id] + places.filter { id.utf8[$0...].starts(with: separator.utf8) }.map { String(id[..<$0]) }
  }
}

extension EntryUnits {
  /// Returns the strings that a unit may be a translation of.
  func sources(of place: UnitIndex.Place) -> [ExchangeText] {
    let source = source?.nearestUnit(to: place.path).map { ExchangeText.plain($0.value) }
    let own = [unit(at: place.path).source, source].compactMap(\.self)
    return place.isKnown || !hasSibling(place.path) ? own : siblings(of: place.path).compactMap(\.source)
  }

  /// Returns the units that differ from one only in the plural category.
  private func siblings(of path: UnitPath) -> [ExchangeUnit] {
    guard path.cases.last?.kind == "plural" else { return [] }
    let paths = importablePaths.filter { other in
      other.substitution == path.substitution && other.cases.dropLast() == path.cases.dropLast()
        && other.cases.last?.kind == "plural"
    }
    return paths.map(unit)
  }

  private func hasSibling(_ path: UnitPath) -> Bool { !siblings(of: path).isEmpty }

  /// Returns whether the language can have a string that the catalog would not export: another category of the same
  /// plural, the whole text if the language has none, or a case of a plural or device if the source does not vary.
  func canTake(_ path: UnitPath, isTable: Bool) -> Bool {
    if path == UnitPath() { return target == nil }
    return hasSibling(path) || !isTable && canVary(path)
  }

  /// Returns whether only the translation may vary: neither the source nor the current translation does.
  private func canVary(_ path: UnitPath) -> Bool {
    let isPlain = [source, target].allSatisfy { $0?.isBareUnit ?? true }
    let kinds = path.cases.map(\.kind)
    return isPlain && path.substitution == nil && [["plural"], ["device"], ["device", "plural"]].contains(kinds)
  }
}

extension ExchangeText {
  /// Returns the reason why a unit with this source text is not imported, or `nil` if the text is one of the catalog's.
  package func mismatch(with texts: [ExchangeText], ignoresWhitespace: Bool) -> ImportRemark.Reason? {
    func isOne(_ change: (String) -> String) -> Bool { texts.map { $0.map(change) }.contains(map(change)) }
    if isOne(\.withLineFeeds) || isOne(\.withoutPositions) { return nil }
    guard isOne(\.withSingleSpaces) else { return .changedSource(joined) }
    return ignoresWhitespace ? nil : .changedWhitespace(joined)
  }
}

extension String {
  /// The text without positions in its substitutions. Which positions Xcode writes depends on the translation.
  fileprivate var withoutPositions: String {
    FormatString(self).replacing { _, specifier in
      specifier.kind == .substitution && specifier.position != nil ? "%#@\(specifier.conversion)@" : nil
    }
  }
}

extension Substring {
  func range(ofLast text: String) -> Range<Index>? {
    var end = endIndex
    while let start = self[..<end].lastIndex(of: text.first ?? " ") {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      end = start
    }
    return nil
  }
}
