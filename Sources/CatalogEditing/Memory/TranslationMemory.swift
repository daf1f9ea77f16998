import StringCatalog
import StringExchange
import TextBasics

/// Translations of texts by their source texts, for texts that are equal or similar.
public struct TranslationMemory: Sendable {
  /// The translation of a similar text.
  public struct Match: Sendable, Equatable {
    public let source: String
    public let translation: String
    /// From 0 to 1 (equal apart from case and order of words).
    public let score: Double
  }

  private struct Item: Sendable {
    let source: String
    let translation: String
    let similarity: TextSimilarity
  }

  /// The number of uses of each translation, by language, variation and source text.
  private var exact: [UTF8Key: [UTF8Key: Int]] = [:]
  private var items: [String: [Item]] = [:]
  /// The positions of the items that contain a word, by language and word.
  private var positions: [UTF8Key: [Int]] = [:]

  public init() {}

  public var isEmpty: Bool { exact.isEmpty }

  /// - Parameter path: the variation, such as `plural.one`; empty for a text that does not vary.
  public mutating func add(_ source: String, _ translation: String, language: String, path: String = "") {
    if source.isEmpty || translation.isEmpty { return }
    let name = Self.name(language, path, source)
    let isNew = exact[name]?[UTF8Key(translation)] == nil
    exact[name, default: [:]][UTF8Key(translation), default: 0] += 1
    guard isNew else { return }
    let position = items[language]?.count ?? 0
    items[language, default: []].append(
      Item(source: source, translation: translation, similarity: TextSimilarity(source)))
    for word in Self.words(of: source) { positions[Self.name(language, "", word), default: []].append(position) }
  }

  /// Adds the finished translations of a catalog.
  public mutating func add(_ catalog: Catalog, languages: [String]) {
    for language in languages where language != catalog.sourceLanguage {
      for unit in CatalogUnits(of: catalog, in: language).units {
        guard case .plain(let source)? = unit.source, let target = unit.target, case .plain(let text) = target.text,
          target.state == .translated
        else { continue }
        add(source, text, language: language, path: unit.path.text)
      }
    }
  }

  /// Returns the translation of an equal text; `nil` if there is none, or if translators chose several equally often.
  public func translation(of source: String, language: String, path: String = "") -> String? {
    guard let found = exact[Self.name(language, path, source)] else { return nil }
    let total = found.values.reduce(0, +)
    return found.first { $0.value * 2 > total }?.key.text
  }

  /// The lowest score of a similar text.
  private static let leastScore = 0.6

  /// Returns the translations of the most similar texts, the best first.
  public func matches(for source: String, language: String, limit: Int = 3) -> [Match] {
    guard let items = items[language] else { return [] }
    var candidates: Set<Int> = []
    for word in Self.words(of: source) {
      // A word that most texts contain finds nothing in particular.
      let found = positions[Self.name(language, "", word)] ?? []
      if found.count <= 2_000 { candidates.formUnion(found) }
    }
    let similarity = TextSimilarity(source)
    let scored = candidates.map { (position: $0, score: items[$0].similarity.score(similarity)) }.filter {
      $0.score >= Self.leastScore
    }
    return scored.sorted { ($1.score, $0.position) < ($0.score, $1.position) }.prefix(limit).map { position, score in
      Match(source: items[position].source, translation: items[position].translation, score: score)
    }
  }

  private static func name(_ language: String, _ path: String, _ text: String) -> UTF8Key {
    UTF8Key("\(language)\0\(path)\0\(text)")
  }

  private static func words(of text: String) -> Set<String> {
    Set(
      text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 || !$0.utf8.allSatisfy { $0 < 0x80 } }.map(
        String.init))
  }
}
