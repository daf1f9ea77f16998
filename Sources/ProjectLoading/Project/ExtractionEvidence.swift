import FileSystem
import ProjectModel
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// Recognizes targets without the setting `SWIFT_EMIT_LOC_STRINGS` whose strings are extracted by their types:
/// xcodebuild gets the setting as an argument, and their catalogs contain keys that Xcode does not find in the text.
struct ExtractionEvidence {
  private let tree: any FileTree

  init(_ tree: any FileTree) { self.tree = tree }

  /// Returns the map with the settings of the recognized targets.
  func applied(to map: TargetMap) -> TargetMap {
    var map = map
    for (position, target) in map.targets.enumerated() where target.settings.lacksExtractionSetting && !target.isTest {
      if isExtractedByType(target) { map.extractByType(position) }
    }
    return map
  }

  /// The keys with `String(localized:)` are the measure. Most of them are in the catalog, and none is stale: a build in
  /// Xcode without the setting would have marked them.
  private func isExtractedByType(_ target: BuildTarget) -> Bool {
    let entries = entries(of: target)
    if entries.isEmpty { return false }
    let sources = target.sources.filter { FileKind(of: $0) == .swiftSource }.compactMap {
      try? tree.contents(of: $0).bytes
    }
    let localized = Set(sources.flatMap(Self.localizedKeys))
    let known = localized.compactMap { entries[UTF8Key($0)] }
    if known.contains(ExtractionState.stale) { return false }
    let found = known.count { $0 == nil || $0 == .extractedWithValue }
    let missing = localized.count { entries[UTF8Key($0)] == nil }
    let typed = entries.count { key, state in state == nil && Self.isTyped(key.text, in: sources) }
    return found + typed > 0 && missing * 4 <= found + typed
  }

  /// Returns the states of the entries of a target's catalogs.
  private func entries(of target: BuildTarget) -> [UTF8Key: ExtractionState?] {
    let catalogs = target.catalogs.filter { !CatalogRules.isMadeFromMetadata($0.stem) }
      .compactMap { try? Catalog(tree.contents(of: $0).bytes) }
    let pairs = catalogs.flatMap { catalog in
      catalog.keys.enumerated().map { (UTF8Key($1), catalog.entry(at: $0).extractionState) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the keys of `String(localized: "…")` without interpolations and escapes.
  private static func localizedKeys(in source: ContiguousArray<UInt8>) -> [String] {
    let label = Array("localized: \"".utf8)
    var (keys, position): ([String], Int) = ([], 0)
    while let start = source[position...].firstRange(of: label)?.upperBound {
      let key = source[start...].prefix { $0 != .quote && $0 != .backslash && $0 != .lineFeed }
      position = key.endIndex
      guard position < source.endIndex, source[position] == .quote, !key.isEmpty else { continue }
      keys.append(String(decoding: key, as: UTF8.self))
    }
    return keys
  }

  /// Returns whether a key contains the specifier of a number that Xcode knows only from its type: the sources contain
  /// the words around it, but not the key itself.
  private static func isTyped(_ key: String, in sources: [ContiguousArray<UInt8>]) -> Bool {
    let specifiers = FormatSpecifier.scan(key)
    guard specifiers.contains(where: { ["lld", "llu", "lf", "d", "u", "f"].contains($0.conversion) }) else {
      return false
    }
    let ends = [0] + specifiers.map(\.range.upperBound)
    let starts = specifiers.map(\.range.lowerBound) + [key.utf8.count]
    let texts = zip(ends, starts).map { String(decoding: Array(key.utf8)[$0..<max($0, $1)], as: UTF8.self) }
    let words = texts.max { $0.utf8.count < $1.utf8.count } ?? ""
    guard words.count(where: \.isLetter) > 2 else { return false }
    func isIn(_ text: String) -> Bool { sources.contains { $0.firstRange(of: Array(text.utf8)) != nil } }
    return isIn(words) && !isIn(key)
  }
}
