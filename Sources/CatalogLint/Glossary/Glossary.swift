import StringCatalog

/// The words of a project that have one translation, and the words that stay untranslated.
public struct Glossary: Sendable, Equatable {
  /// A word or phrase of the source language.
  public struct Term: Sendable, Equatable {
    public let text: String
    /// The accepted translations by language.
    public let translations: [String: [String]]

    public init(_ text: String, _ translations: [String: [String]]) {
      (self.text, self.translations) = (text, translations)
    }

    /// Returns the accepted translations into a language or, without a region or script, into the language itself.
    public func translations(into language: String) -> [String] {
      if let own = translations[language] { return own }
      guard let code = LanguageCode(language)?.language else { return [] }
      return translations[code] ?? []
    }
  }

  public var terms: [Term] = []
  /// Words that are the same in all languages.
  public var kept: [String] = []

  public init(_ terms: [Term] = [], kept: [String] = []) { (self.terms, self.kept) = (terms, kept) }

  var isEmpty: Bool { terms.isEmpty && kept.isEmpty }

  /// Returns the terms that a text contains. A term inside a longer one does not count: `Cloud` in `Cloud Storage`.
  public func terms(in text: String) -> [Term] {
    var left = WordText(text)
    return terms.sorted { $0.text.count > $1.text.count }.filter { left.take($0.text) }
  }

  /// Returns the words of a text that stay untranslated. Upper and lower case are distinguished.
  public func keptWords(in text: String) -> [String] {
    kept.filter { word in
      text.ranges(of: word).contains { range in
        let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
        let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
        return [before, after].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
      }
    }
  }
}

/// A text as words, for finding words in it.
struct WordText {
  private var words: [String]
  private let text: String

  init(_ text: String) {
    self.text = Self.folded(text)
    words = Self.words(of: text)
  }

  private static func words(of text: String) -> [String] {
    folded(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Returns a text in lower case without the accents that inflection changes: `bucher` for `Bücher`.
  private static func folded(_ text: String) -> String { String(text.lowercased().map { plain[$0] ?? $0 }) }

  private static let plain = Dictionary(
    uniqueKeysWithValues: [
      ("a", "àáâãäå"), ("c", "ç"), ("e", "èéêë"), ("i", "ìíîï"), ("n", "ñ"), ("o", "òóôõö"), ("u", "ùúûü"),
    ].flatMap { letter, accented in accented.map { ($0, Character(letter)) } })

  /// Removes the words of a term at their first occurrence. Each may have an ending of up to two letters: `clouds`.
  /// - Returns: whether the term occurs.
  mutating func take(_ term: String) -> Bool {
    let wanted = Self.words(of: term)
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    for start in 0...(words.count - wanted.count) {
      let found = zip(words[start...], wanted)
      if found.allSatisfy({ $0.hasPrefix($1) && $0.count <= $1.count + 2 }) {
        for position in start..<(start + wanted.count) { words[position] = "" }
        return true
      }
    }
    return false
  }

  /// Returns whether a translation of a term occurs, in any inflected form. Compounds count as well: `Datenwolke`.
  func contains(_ term: String) -> Bool {
    let wanted = Self.words(of: term)
    if wanted.isEmpty { return text.contains(Self.folded(term)) }
    return wanted.allSatisfy { word in text.contains(Self.stem(of: word)) }
  }

  /// Returns a word without the letters that inflection usually changes.
  private static func stem(of word: String) -> String {
    guard word.unicodeScalars.allSatisfy({ $0.value < 0x3000 }) else { return word }
    return String(word.dropLast(word.count > 7 ? 2 : word.count > 4 ? 1 : 0))
  }
}
