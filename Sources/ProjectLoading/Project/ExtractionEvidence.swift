import FileSystem
import ProjectModel
import StringCatalog
import TextBasics

/// Recognizes by their catalogs how targets are extracted that do not enable `SWIFT_EMIT_LOC_STRINGS`.
///
/// The entries of the keys that only types give decide. If most of them are stale, Xcode searches the text. If most are
/// not and some have a mark of extraction, xcodebuild probably gets the setting as an argument. Entries without a mark
/// may be written by hand: in one app, the first build in Xcode marked 90 of 111 as stale.
struct ExtractionEvidence {
  private let tree: any FileTree

  init(_ tree: any FileTree) { self.tree = tree }

  /// Returns the map with the settings of the recognized targets.
  func applied(to map: TargetMap) -> TargetMap {
    var map = map
    let targets = map.targets.indices.filter {
      !map.targets[$0].settings.extractsSwiftTypes && !map.targets[$0].isTest
    }
    let catalogs = Set(targets.flatMap { map.targets[$0].catalogs })
    let groups = Dictionary(grouping: catalogs.filter { !CatalogRules.isMadeFromMetadata($0.stem) }) { catalog in
      targets.filter { map.targets[$0].catalogs.contains(catalog) }
    }
    var evidence: [FilePath: TypedEntries] = [:]
    for (owners, catalogs) in groups {
      let lookups = lookups(in: Set(owners.flatMap { map.targets[$0].sources }))
      for catalog in catalogs { evidence[catalog] = entries(of: catalog, with: lookups) }
    }
    for index in targets {
      let target = map.targets[index]
      let entries = target.catalogs.compactMap { evidence[$0] }.reduce(into: TypedEntries()) { $0.add($1) }
      if entries.stale > entries.keys.count {
        map.markUnscannedKeys(of: index)
      } else if target.settings.lacksExtractionSetting, entries.areMarked, entries.keys.count > entries.stale {
        map.extractByType(index, because: entries.keys)
      }
    }
    return map
  }

  /// The entries of keys that only types give.
  private struct TypedEntries {
    /// The keys of the entries that are not stale.
    var keys: Set<String> = []
    var stale = 0
    /// Whether an entry has a mark of extraction.
    var areMarked = false

    mutating func add(_ other: TypedEntries) {
      (keys, stale, areMarked) = (keys.union(other.keys), stale + other.stale, areMarked || other.areMarked)
    }
  }

  private func lookups(in sources: Set<FilePath>) -> TypedLookups {
    TypedLookups(
      in: sources.filter { FileKind(of: $0) == .swiftSource }.compactMap { try? tree.contents(of: $0).bytes })
  }

  /// - Parameter lookups: the keys in the sources of all targets that have the catalog.
  private func entries(of path: FilePath, with lookups: TypedLookups) -> TypedEntries {
    var entries = TypedEntries()
    guard let catalog = try? Catalog(tree.contents(of: path).bytes) else { return entries }
    for (position, key) in catalog.keys.enumerated() {
      let entry = catalog.entry(at: position)
      let state = entry.extractionState
      guard [nil, .extractedWithValue, .stale].contains(state), lookups.contains(key) else { continue }
      if state == .stale {
        entries.stale += 1
      } else {
        entries.keys.insert(key)
        entries.areMarked = entries.areMarked || Self.isMarked(entry, key, catalog.sourceLanguage)
      }
    }
    return entries
  }

  /// Returns whether an entry has a mark of extraction: no localizations, a default value, or a new text that numbers
  /// the specifiers of the key.
  private static func isMarked(_ entry: CatalogEntry, _ key: String, _ sourceLanguage: String) -> Bool {
    if entry.localizations.isEmpty || entry.extractionState == .extractedWithValue { return true }
    let source = entry.localizations.first { $0.language == sourceLanguage }?.localization.stringUnit
    return source?.state == .new && source?.value == FormatString(key).positional && source?.value != key
  }
}

/// The keys in sources that Xcode certainly finds only by their types.
private struct TypedLookups {
  private let sources: [ContiguousArray<UInt8>]
  /// The keys of `String(localized: "…")` that are not the first argument of another call.
  private let localized: Set<String>

  init(in sources: [ContiguousArray<UInt8>]) {
    self.sources = sources
    let others = Set(sources.flatMap { Self.literals(after: "(\"", in: $0) })
    localized = Set(sources.flatMap { Self.literals(after: "localized: \"", in: $0) }).subtracting(others)
  }

  func contains(_ key: String) -> Bool { localized.contains(key) || isTyped(key) }

  /// Returns the literals without interpolations and escapes that begin after a text.
  private static func literals(after label: StaticString, in source: ContiguousArray<UInt8>) -> [String] {
    let label = label.withUTF8Buffer(Array.init)
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
  /// the words around it, but not the key itself. A precision comes from `specifier:`, which Xcode finds by text.
  private func isTyped(_ key: String) -> Bool {
    let specifiers = FormatSpecifier.scan(key)
    guard ["%lld", "%llu", "%lf"].contains(where: key.contains) else { return false }
    let ends = [0] + specifiers.map(\.range.upperBound)
    let starts = specifiers.map(\.range.lowerBound) + [key.utf8.count]
    let texts = zip(ends, starts).map { String(decoding: Array(key.utf8)[$0..<max($0, $1)], as: UTF8.self) }
    let words = texts.max { $0.utf8.count < $1.utf8.count } ?? ""
    guard words.count(where: \.isLetter) > 2 else { return false }
    func isIn(_ text: String) -> Bool { sources.contains { $0.firstRange(of: Array(text.utf8)) != nil } }
    return isIn(words) && !isIn(key)
  }
}
