import StringCatalog
import StringExchange
import StructuredText
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

  /// A source text with its translations into all languages.
  private struct Source: Sendable {
    let text: String
    let similarity: TextSimilarity
    var translations: [(language: String, text: String)] = []
  }

  /// A variation of a source text in one language.
  private struct Place: Hashable {
    let source: Int
    let language: String
    /// Such as `plural.one`; empty for a text that does not vary.
    let path: String
  }

  /// One translation at a place.
  private struct Use: Hashable {
    let place: Place
    let text: UTF8Key
  }

  /// The number of translations at a place, and the most frequent one.
  private struct Choice {
    private(set) var total = 0
    private(set) var best = ""
    private(set) var bestCount = 0

    mutating func add(_ text: String, _ count: Int) {
      total += 1
      if count > bestCount { (best, bestCount) = (text, count) }
    }
  }

  private var sources: [Source] = []
  private var positions: [UTF8Key: Int] = [:]
  private var uses: [Use: Int] = [:]
  private var choices: [Place: Choice] = [:]
  /// The positions of the sources that contain a word.
  private var words: [String: [Int]] = [:]

  public init() {}

  /// - Parameter path: the variation, such as `plural.one`; empty for a text that does not vary.
  public mutating func add(_ source: String, _ translation: String, language: String, path: String = "") {
    if source.isEmpty || translation.isEmpty { return }
    let position = position(of: source)
    let place = Place(source: position, language: language, path: path)
    let count = uses[Use(place: place, text: UTF8Key(translation)), default: 0] + 1
    uses[Use(place: place, text: UTF8Key(translation))] = count
    choices[place, default: Choice()].add(translation, count)
    if count == 1 { sources[position].translations.append((language, translation)) }
  }

  /// Returns the position of a source text, which is added if it is new.
  private mutating func position(of source: String) -> Int {
    if let known = positions[UTF8Key(source)] { return known }
    positions[UTF8Key(source)] = sources.count
    for word in Self.words(of: source) { words[word, default: []].append(sources.count) }
    sources.append(Source(text: source, similarity: TextSimilarity(source)))
    return sources.count - 1
  }

  /// Adds the finished translations of a catalog.
  public mutating func add(_ catalog: Catalog, languages: [String]) {
    let languages = languages.filter { $0 != catalog.sourceLanguage }
    for (position, key) in catalog.keys.enumerated() {
      let entry = catalog.entry(at: position)
      for language in languages where entry.localization(language) != nil {
        add(CatalogUnits.units(of: key, entry, sourceLanguage: catalog.sourceLanguage, in: language), language)
      }
    }
  }

  private mutating func add(_ units: [ExchangeUnit], _ language: String) {
    for unit in units {
      guard case .plain(let source)? = unit.source, let target = unit.target, case .plain(let text) = target.text,
        target.state == .translated
      else { continue }
      add(source, text, language: language, path: unit.path.text)
    }
  }

  /// Returns the translation of an equal text; `nil` if there is none, or if translators chose several equally often.
  public func translation(of source: String, language: String, path: String = "") -> String? {
    guard let position = positions[UTF8Key(source)],
      let choice = choices[Place(source: position, language: language, path: path)]
    else { return nil }
    return choice.bestCount * 2 > choice.total ? choice.best : nil
  }

  /// The lowest score of a similar text.
  private static let leastScore = 0.6

  /// Returns the translations of the most similar texts, the best first.
  public func matches(for source: String, language: String, limit: Int = 3) -> [Match] {
    var candidates: Set<Int> = []
    for word in Self.words(of: source) {
      // A word that most texts contain finds nothing in particular.
      let found = words[word] ?? []
      if found.count <= 2_000 { candidates.formUnion(found) }
    }
    let similarity = TextSimilarity(source)
    let scored = candidates.map { (position: $0, score: sources[$0].similarity.score(similarity)) }.filter {
      $0.score >= Self.leastScore
    }
    let matches = scored.sorted { ($1.score, $0.position) < ($0.score, $1.position) }.lazy.flatMap { position, score in
      sources[position].translations.lazy.filter { $0.language == language }.map {
        Match(source: sources[position].text, translation: $0.text, score: score)
      }
    }
    return Array(matches.prefix(limit))
  }

  private static func words(of text: String) -> Set<String> {
    Set(
      text.lowercased().split { !$0.isLetter }.filter { $0.count > 1 || !$0.utf8.allSatisfy { $0 < 0x80 } }.map(
        String.init))
  }
}

/// The similarity of texts, by the pairs of adjacent characters that they share.
public struct TextSimilarity: Sendable {
  private let pairs: [UInt64: Int]
  private let count: Int

  public init(_ text: String) {
    let scalars = Array(text.lowercased().unicodeScalars)
    var pairs: [UInt64: Int] = [:]
    for (first, second) in zip([" "] + scalars, scalars + [" "]) {
      pairs[UInt64(first.value) << 32 | UInt64(second.value), default: 0] += 1
    }
    (self.pairs, count) = (pairs, scalars.count + 1)
  }

  /// Returns a number from 0 (nothing in common) to 1 (equal apart from case and order).
  public func score(_ other: TextSimilarity) -> Double {
    // Texts of very different lengths cannot be similar.
    if min(count, other.count) * 3 < max(count, other.count) { return 0 }
    let (small, large) = pairs.count < other.pairs.count ? (pairs, other.pairs) : (other.pairs, pairs)
    let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
    return 2 * Double(shared) / Double(count + other.count)
  }
}

/// Reads a translation memory in the format TMX.
public enum TranslationMemoryFile {
  /// Adds the translations of a file from one language.
  /// - Parameters:
  ///   - source: the source language.
  ///   - languages: the languages of the project, whose identifiers are used.
  /// - Throws: at the first position that is not XML.
  public static func add(
    _ bytes: ContiguousArray<UInt8>, from source: String, languages: [String], to memory: inout TranslationMemory
  ) throws(ParseError) {
    let root = try ElementTree.root(of: bytes)
    guard root.name == "tmx" else { throw ParseError("the file is not a translation memory (TMX)") }
    let (sources, targets) = (LanguageIndex([source]), LanguageIndex(languages))
    for unit in root.children.first(where: { $0.name == "body" })?.children ?? [] where unit.name == "tu" {
      var texts: [(language: String, text: String)] = []
      for variant in unit.children where variant.name == "tuv" {
        guard let language = variant.attributes["lang"] ?? variant.attributes["xml:lang"],
          let segment = variant.children.first(where: { $0.name == "seg" })
        else { continue }
        // Inline elements are left out, because their texts are codes of other tools.
        texts.append((language, segment.text))
      }
      guard let original = texts.first(where: { sources.match($0.language) == .known(source) }) else { continue }
      for (name, text) in texts where sources.match(name) != .known(source) {
        if case .known(let language) = targets.match(name) { memory.add(original.text, text, language: language) }
      }
    }
  }
}
