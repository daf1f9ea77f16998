import JSONText
import StringCatalog
import TextBasics

/// Turns the tables of one name, in all languages, into a catalog, as Xcode's “Migrate to String Catalog” does.
public struct TableMigration: Sendable {
  /// The tables of one language; either may be missing.
  public struct Language: Sendable {
    public var name: String
    public var strings: StringsTable?
    public var stringsDict: StringsDictTable?

    public init(name: String, strings: StringsTable? = nil, stringsDict: StringsDictTable? = nil) {
      (self.name, self.strings, self.stringsDict) = (name, strings, stringsDict)
    }
  }

  /// A text that the catalog does not get.
  public struct Leftover: Sendable, Equatable {
    public var language: String
    public var key: String
    /// Whether it stands in the `.stringsdict`.
    public var isStringsDict: Bool
    /// 1-based, of the key.
    public var line: Int
    /// A sentence without full stop.
    public var reason: String
  }

  public private(set) var catalog: Catalog
  /// What does not fit, by language and line.
  public private(set) var leftovers: [Leftover] = []
  /// How many texts the catalog got, one for each key and language.
  public private(set) var count = 0
  private var entries: [UTF8Key: CatalogEntry] = [:]

  /// - Parameters:
  ///   - languages: each name once.
  ///   - catalog: what the texts are added to: an empty one, or one of the same table. What it has, stays.
  /// - Throws: at an entry of the catalog that cannot be changed.
  public init(_ languages: [Language], into catalog: Catalog) throws(JSONProblem) {
    self.catalog = catalog
    let source = languages.first { $0.name == catalog.sourceLanguage }
    for language in languages.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      try add(language, comments: language.name == source?.name)
    }
    let changes = entries.map { (key: $0.key.text, entry: Optional($0.value)) }
    try self.catalog.apply(changes)
  }

  private mutating func add(_ language: Language, comments: Bool) throws(JSONProblem) {
    for entry in language.stringsDict?.effectiveEntries ?? [] {
      let place = (language: language.name, line: entry.line, isStringsDict: true)
      do throws(MigrationObstacle) {
        let value = try MigratedForm(entry.form).json
        try add(value, entry.key, comment: comments ? entry.comment : nil, place)
      } catch { leave(entry.key, error.reason, place) }
    }
    for entry in language.strings?.effectiveEntries ?? [] {
      let line = language.strings?.place(of: entry.keyRange.lowerBound).line ?? 1
      let place = (language: language.name, line: line, isStringsDict: false)
      // Foundation asks the other table first.
      if language.stringsDict?[entry.key]?.form != nil { continue }
      do throws(MigrationObstacle) {
        try add(MigratedForm.unit(entry.value), entry.key, comment: comments ? entry.comment : nil, place)
      } catch { leave(entry.key, error.reason, place) }
    }
  }

  private mutating func leave(_ key: String, _ reason: String, _ place: Place) {
    leftovers.append(
      Leftover(
        language: place.language, key: key, isStringsDict: place.isStringsDict, line: place.line, reason: reason))
  }

  private typealias Place = (language: String, line: Int, isStringsDict: Bool)

  private mutating func add(
    _ value: JSONValue, _ key: String, comment: String?, _ place: Place
  ) throws(MigrationObstacle) {
    let key = UTF8Key(key)
    let known = entries[key] ?? catalog[key.text]
    if let old = known?.localization(place.language), !old.isEmpty {
      if old.isBareUnit, let text = old.stringUnit?.value, MigratedForm.isUnit(value, text) { return }
      throw .taken
    }
    var entry = known ?? catalog.newEntry()
    do throws(JSONProblem) {
      if known == nil { try entry.setExtractionState(.migrated) }
      if let comment, !comment.isEmpty, entry.comment == nil { try entry.setComment(comment) }
      try entry.set(value, at: ["localizations", place.language])
    } catch { throw MigrationObstacle(reason: error.message) }
    entries[key] = entry
    count += 1
  }
}

/// Why a text does not fit in a catalog.
struct MigrationObstacle: Error {
  var reason: String

  static let taken = MigrationObstacle(reason: "the catalog has another text for it, which stays")
}
