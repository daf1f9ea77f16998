import JSONText
import StringCatalog
import TextBasics

/// Turns the tables of one name, in all languages, into a catalog, as Xcode's “Migrate to String Catalog” does.
public struct TableMigration: Sendable {
  /// The tables of one language; either may be missing.
  public struct Language: Sendable {
    public var name: String
    /// The file, as the caller knows it.
    public var origin: String
    public var strings: StringsTable?
    public var stringsDict: StringsDictTable?

    public init(
      name: String, origin: String = "", strings: StringsTable? = nil, stringsDict: StringsDictTable? = nil
    ) {
      (self.name, self.origin, self.strings, self.stringsDict) = (name, origin, strings, stringsDict)
    }
  }

  /// A text that the catalog does not get.
  public struct Leftover: Sendable, Equatable {
    /// That of ``Language``.
    public var origin: String
    public var key: String
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
  /// How many keys it got.
  public var keyCount: Int { entries.count }
  private var entries: [UTF8Key: CatalogEntry] = [:]
  private let skipsHeaders: Bool

  /// - Parameters:
  ///   - languages: of two of one name, the first counts where both have a text.
  ///   - catalog: what the texts are added to: an empty one, or one of the same table. What it has, stays.
  ///   - skipsHeaders: whether comments that an empty line parts from their keys are left out, which Xcode takes.
  /// - Throws: at an entry of the catalog that cannot be changed.
  public init(_ languages: [Language], into catalog: Catalog, skipsHeaders: Bool = false) throws(JSONProblem) {
    (self.catalog, self.skipsHeaders) = (catalog, skipsHeaders)
    let rules = Set(
      languages.flatMap { language in
        language.stringsDict?.effectiveEntries.filter { $0.form != nil }.map { UTF8Key(language.name + "\0" + $0.key) }
          ?? []
      })
    for language in languages { add(language, rules) }
    let changes = entries.map { (key: $0.key.text, entry: Optional($0.value)) }
    try self.catalog.apply(changes)
  }

  /// - Parameter rules: the languages and keys that Foundation looks up in a `.stringsdict`.
  private mutating func add(_ language: Language, _ rules: Set<UTF8Key>) {
    let hasComments = language.name == catalog.sourceLanguage
    for entry in language.stringsDict?.effectiveEntries ?? [] {
      let place = Place(language: language, line: entry.line)
      do throws(MigrationObstacle) {
        let value = try MigratedForm(entry.form).json
        try add(value, entry.key, comment: hasComments ? entry.comment : nil, place)
      } catch { leave(entry.key, error, place) }
    }
    for entry in language.strings?.effectiveEntries ?? [] {
      if rules.contains(UTF8Key(language.name + "\0" + entry.key)) { continue }
      let place = Place(language: language, line: language.strings?.place(of: entry.keyRange.lowerBound).line ?? 1)
      let comment = hasComments && !(skipsHeaders && entry.isCommentApart) ? entry.comment : nil
      do throws(MigrationObstacle) {
        try add(MigratedForm.unit(entry.value), entry.key, comment: comment, place)
      } catch { leave(entry.key, error, place) }
    }
  }

  private mutating func leave(_ key: String, _ obstacle: MigrationObstacle, _ place: Place) {
    leftovers.append(
      Leftover(origin: place.language.origin, key: key, line: place.line, reason: obstacle.reason))
  }

  private struct Place {
    let language: Language
    let line: Int
  }

  private mutating func add(
    _ value: JSONValue, _ key: String, comment: String?, _ place: Place
  ) throws(MigrationObstacle) {
    let key = UTF8Key(key)
    let known = entries[key] ?? catalog[key.text]
    if let old = known?.localization(place.language.name), !old.isEmpty {
      if old.isBareUnit, let text = old.stringUnit?.value, MigratedForm.isUnit(value, text) { return }
      throw .taken
    }
    var entry = known ?? catalog.newEntry()
    do throws(JSONProblem) {
      if known == nil { try entry.setExtractionState(.migrated) }
      if let comment, !comment.isEmpty, entry.comment == nil { try entry.setComment(comment) }
      try entry.set(value, at: ["localizations", place.language.name])
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
