import StringCatalog
import StructuredText
import TextBasics

/// Converts the tables of a single name, in all languages, to a catalog, like Xcode's “Migrate to String Catalog”.
public struct TableMigration: Sendable {
  /// The tables of a single language; either may be missing.
  public struct Language: Sendable {
    public var name: String
    /// The file, as the caller identifies it.
    public var origin: String
    public var strings: StringsTable?
    public var stringsDict: StringsDictTable?

    public init(
      name: String, origin: String = "", strings: StringsTable? = nil, stringsDict: StringsDictTable? = nil
    ) {
      (self.name, self.origin, self.strings, self.stringsDict) = (name, origin, strings, stringsDict)
    }

    /// The 1-based line and column of each key. For a key with several entries, the entry that apps use.
    package var places: [(key: String, line: Int, column: Int)] {
      let strings = strings.map { table in
        table.effectiveEntries.map { entry in
          let place = table.place(of: entry.keyRange.lowerBound)
          return (entry.key, place.line, place.column)
        }
      }
      return (strings ?? []) + (stringsDict?.effectiveEntries.map { ($0.key, $0.line, $0.column) } ?? [])
    }
  }

  /// A string that is not added to the catalog.
  public struct Leftover: Sendable, Equatable {
    /// The origin of its ``Language``.
    public var origin: String
    public var key: String
    /// 1-based, of the key.
    public var line: Int
    /// A sentence without full stop.
    public var reason: String
  }

  public private(set) var catalog: Catalog
  /// The strings that were not added, by language and line.
  public private(set) var leftovers: [Leftover] = []
  /// The number of strings added to the catalog, one for each key and language.
  public private(set) var count = 0
  /// The number of keys with added strings.
  public private(set) var keyCount = 0
  private var drafts: [UTF8Key: Draft] = [:]
  private let comments: MigratedComments
  /// The positions of languages in the catalog's order, computed once because Foundation compares strings slowly.
  private let ranks: [String: Int]

  /// The data collected for a key.
  private struct Draft {
    var comment: String?
    var texts: [(value: JSONValue, place: Place)] = []
  }

  /// - Parameters:
  ///   - languages: if two have the same name, the strings of the first take precedence.
  ///   - catalog: the catalog to add strings to: an empty one, or one of the same table. Its contents are kept.
  ///   - skipsHeaders: whether to leave out comments that an empty line separates from their keys. Xcode migrates them.
  /// - Throws: at an entry of the catalog that cannot be changed.
  public init(_ languages: [Language], into catalog: Catalog, skipsHeaders: Bool = false) throws(ParseError) {
    self.catalog = catalog
    comments = MigratedComments(languages, into: catalog, skipsHeaders: skipsHeaders)
    let names = Set(languages.map(\.name)).sorted { catalog.order.precedes($0, $1) }
    ranks = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let rules = Dictionary(
      languages.flatMap { language in
        (language.stringsDict?.effectiveEntries ?? []).compactMap { entry in
          entry.form.map { (UTF8Key(language.name + "\0" + entry.key), $0) }
        }
      }, uniquingKeysWith: { first, _ in first })
    let others = Self.textsForOtherDevices(languages, rules)
    for language in languages { add(language, rules, others) }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for (key, draft) in drafts {
      do throws(ParseError) {
        changes.append((key.text, try entry(key.text, draft)))
        count += draft.texts.count
      } catch {
        for text in draft.texts { leave(key.text, MigrationObstacle(reason: error.message), text.place) }
      }
    }
    keyCount = changes.count
    leftovers.sort { ($0.origin, $0.line) < ($1.origin, $1.line) }
    try self.catalog.apply(changes)
  }

  /// Returns the existing or new entry of a key with its new strings. Everything new is added together, because each
  /// change parses the entry again.
  private func entry(_ key: String, _ draft: Draft) throws(ParseError) -> CatalogEntry {
    let texts = draft.texts.sorted { $0.place.rank < $1.place.rank }
    let localizations = JSONValue.object(texts.map { .init($0.place.language, $0.value) })
    guard var entry = catalog[key] else {
      let comment = draft.comment.map { [JSONValue.Member("comment", .string($0))] } ?? []
      return catalog.newEntry(
        comment + [
          .init("extractionState", .string(ExtractionState.migrated.rawValue)), .init("localizations", localizations),
        ])
    }
    if let comment = draft.comment, entry.comment == nil { try entry.setComment(comment) }
    if entry.localizations.isEmpty {
      try entry.set(localizations, at: ["localizations"])
    } else {
      for (value, place) in texts { try entry.set(value, at: ["localizations", place.language]) }
    }
    return entry
  }

  /// Returns the texts of `.strings`, by language and key, that apps show on devices that the `.stringsdict` does not
  /// list.
  private static func textsForOtherDevices(
    _ languages: [Language], _ rules: [UTF8Key: StringsDictForm]
  ) -> [UTF8Key: String] {
    var texts: [UTF8Key: String] = [:]
    for language in languages {
      for entry in language.strings?.effectiveEntries ?? [] {
        let key = UTF8Key(language.name + "\0" + entry.key)
        if rules[key]?.lacksOtherDevices ?? false, texts[key] == nil { texts[key] = entry.value }
      }
    }
    return texts
  }

  /// - Parameters:
  ///   - rules: the `.stringsdict` forms by language and key. Foundation ignores `.strings` for these keys.
  ///   - others: the strings for devices that the rules do not list.
  private mutating func add(_ language: Language, _ rules: [UTF8Key: StringsDictForm], _ others: [UTF8Key: String]) {
    let isSource = language.name == catalog.sourceLanguage
    for entry in language.stringsDict?.effectiveEntries ?? [] {
      let place = place(language, line: entry.line)
      do throws(MigrationObstacle) {
        let form = entry.form?.addingOtherDevices(others[UTF8Key(language.name + "\0" + entry.key)])
        let value = try MigratedForm(form, isNew: !isSource && entry.isMarkedAsNew).json
        try add(value, entry.key, comment: comments.comment(of: entry, in: language.name), place)
      } catch { leave(entry.key, error, place) }
    }
    for entry in language.strings?.effectiveEntries ?? [] {
      let place = place(language, line: language.strings?.place(of: entry.keyRange.lowerBound).line ?? 1)
      if let rule = rules[UTF8Key(language.name + "\0" + entry.key)] {
        if rule.lacksOtherDevices { continue }
        // `genstrings` writes the key itself as the value for keys of the .stringsdict.
        if entry.value != entry.key, !rule.texts.contains(entry.value) { leave(entry.key, .hidden, place) }
        continue
      }
      let comment = comments.comment(of: entry, in: language.name)
      let isNew = !isSource && entry.isMarkedAsNew
      do throws(MigrationObstacle) {
        try add(MigratedForm.unit(entry.value, isNew: isNew), entry.key, comment: comment, place)
      } catch { leave(entry.key, error, place) }
    }
  }

  private mutating func leave(_ key: String, _ obstacle: MigrationObstacle, _ place: Place) {
    leftovers.append(Leftover(origin: place.origin, key: key, line: place.line, reason: obstacle.reason))
  }

  private struct Place {
    let language: String
    let rank: Int
    let origin: String
    let line: Int
  }

  private func place(_ language: Language, line: Int) -> Place {
    Place(language: language.name, rank: ranks[language.name] ?? ranks.count, origin: language.origin, line: line)
  }

  private mutating func add(
    _ value: JSONValue, _ key: String, comment: String?, _ place: Place
  ) throws(MigrationObstacle) {
    if let old = catalog[key]?.localization(place.language), !old.isEmpty {
      if MigratedForm.hasTexts(old.node, of: value) { return }
      let known = old.stringSet?.values
      if known?.contains(where: { MigratedForm.isUnit(value, $0) }) ?? false { return }
      throw .taken
    }
    var draft = drafts.removeValue(forKey: UTF8Key(key)) ?? Draft()
    defer { drafts[UTF8Key(key)] = draft }
    if let other = draft.texts.last(where: { $0.place.rank == place.rank }) {
      if other.value == value { return }
      throw .taken
    }
    if let comment, !comment.isEmpty { draft.comment = draft.comment ?? comment }
    draft.texts.append((value, place))
  }
}

/// The reason why a string cannot be stored in a catalog.
struct MigrationObstacle: Error {
  var reason: String

  static let hidden = MigrationObstacle(reason: "the .stringsdict file also contains the key and takes precedence")
  static let taken = MigrationObstacle(reason: "the catalog already contains a different string for this key")
}
