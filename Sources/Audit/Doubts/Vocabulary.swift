import StringCatalog
import StringDataFlow
import StringExtraction

/// The words of a project's interface, from its keys and from the strings that its code displays directly. Data, such
/// as titles, places and vocabulary lessons, uses other words.
struct Vocabulary {
  private let words: Set<String>

  init(words: Set<String>) { self.words = words }

  init(_ keys: [ExtractedString], _ shown: [ShownText]) {
    var words: Set<String> = []
    for string in keys {
      words.formUnion(Self.words(of: string.key))
      if let value = string.defaultValue { words.formUnion(Self.words(of: value)) }
    }
    for text in shown where text.isDirect { words.formUnion(text.piece.texts.flatMap(Self.words)) }
    self.init(words: words)
  }

  /// Returns whether fewer than a third of a string's words are in the vocabulary. Always `false` for a small
  /// vocabulary.
  func lacks(_ texts: [String]) -> Bool {
    let own = Set(texts.flatMap(Self.words))
    return words.count > Self.least && own.count(where: words.contains) * 3 < own.count
  }

  private static let least = 200

  /// Returns the words of a string in lower case, without single letters. Text in scripts without spaces counts by
  /// pairs of letters.
  static func words(of text: String) -> [String] {
    Prose.words(FormatString(text).withoutSpecifiers).flatMap { word -> [String] in
      let letters = Array(word.lowercased())
      guard letters.count > 1 else { return [] }
      guard word.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) else { return [String(letters)] }
      return zip(letters, letters.dropFirst()).map { String([$0, $1]) }
    }
  }
}
