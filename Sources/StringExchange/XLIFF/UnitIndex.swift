import StringCatalog
import TextBasics

/// Finds the strings of a catalog by their ids in files.
struct UnitIndex: Sendable {
  struct Place {
    var key: String
    var path: UnitPath
    /// Whether the catalog would still export it.
    var isKnown: Bool
  }

  private let units: [UTF8Key: ExchangeUnit]
  private let ambiguous: Set<UTF8Key>
  /// The units by ids that a program may have changed, or `nil` if two units have the same changed id.
  private let changed: [UTF8Key: ExchangeUnit?]
  private let ignoresWhitespace: Bool

  init(of catalog: Catalog, in language: String, ignoresWhitespace: Bool) {
    let all = CatalogUnits(of: catalog, in: language)
    self.ignoresWhitespace = ignoresWhitespace
    units = Dictionary(all.units.map { (UTF8Key($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    ambiguous = Set(all.collisions.map { UTF8Key($0) })
    let candidates = all.units.filter { ignoresWhitespace || $0.id.utf8.contains(where: Self.isChangedInAttributes) }
    changed = Dictionary(
      candidates.map { (UTF8Key(Self.changed($0.id, ignoresWhitespace)), .some($0)) }, uniquingKeysWith: { _, _ in nil }
    )
  }

  private static func isChangedInAttributes(_ byte: UInt8) -> Bool { byte.isLineBreak || byte == .tab }

  private static func changed(_ id: String, _ ignoresWhitespace: Bool) -> String {
    ignoresWhitespace ? id.withSingleSpaces : id.asAttribute
  }

  /// Returns whether two strings of the catalog have an id.
  func isAmbiguous(_ id: String) -> Bool { ambiguous.contains(UTF8Key(id)) }

  func place(of id: String, in catalog: Catalog) -> Place? {
    exactPlace(of: id, in: catalog)
      ?? changed[UTF8Key(Self.changed(id, ignoresWhitespace))]?.map {
        Place(key: $0.key, path: $0.path, isKnown: true)
      }
  }

  private func exactPlace(of id: String, in catalog: Catalog) -> Place? {
    if let unit = units[UTF8Key(id)] { return Place(key: unit.key, path: unit.path, isKnown: true) }
    if catalog.contains(id) { return Place(key: id, path: UnitPath(), isKnown: false) }
    // A path contains no separator, but a key may.
    guard let separator = id[...].range(ofLast: UnitPath.separator) else { return nil }
    let key = String(id[..<separator.lowerBound])
    guard let path = UnitPath(id[separator.upperBound...]) else { return nil }
    if catalog.contains(key) { return Place(key: key, path: path, isKnown: false) }
    guard let unit = changed[UTF8Key(Self.changed(key, ignoresWhitespace))] ?? nil, unit.path == UnitPath() else {
      return nil
    }
    return Place(key: unit.key, path: path, isKnown: false)
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
