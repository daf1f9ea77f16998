import CatalogEditing
import StringExchange
import TextBasics

/// The tags, placeholders and link targets in a text. A translation that a program made must have the same ones as its
/// source, because no translator has checked it.
struct TextMarkup {
  private let parts: Set<String>
  /// The marks of emphasis and code that are not in pairs.
  private let unpaired: [String]

  init(_ text: String) {
    parts = Set(text.matches(of: Self.pattern).map { String($0.output) })
    unpaired = ["**", "`"].filter { text.ranges(of: $0).count % 2 == 1 }
  }

  nonisolated(unsafe) private static let pattern = /<\/?\w+\/?>|\{\w*\}|\]\([^)]*\)/

  /// - Parameter sources: the source texts; several if they vary.
  /// - Throws: if a translated text has other markup than all of them.
  static func demandSame(
    in translation: [EntryTranslation.Part], as sources: [ExchangeUnit]
  ) throws(EditRefusal) {
    let sources = sources.compactMap { unit -> TextMarkup? in
      if case .plain(let text)? = unit.source { TextMarkup(text) } else { nil }
    }
    guard let first = sources.first else { return }
    for part in translation {
      guard case .plain(let text) = part.1 else { continue }
      let markup = TextMarkup(text)
      if sources.allSatisfy({ markup.difference(from: $0) != nil }), let sentence = markup.difference(from: first) {
        throw EditRefusal(sentence)
      }
    }
  }

  private func difference(from source: TextMarkup) -> String? {
    if let lost = source.parts.subtracting(parts).sorted().first {
      return "leaves out \(TerminalSafeText.code(lost))"
    }
    if let added = parts.subtracting(source.parts).sorted().first {
      return "contains \(TerminalSafeText.code(added)), which is not in the source"
    }
    let mark = unpaired.first { !source.unpaired.contains($0) }
    return mark.map { "contains an unmatched \(TerminalSafeText.quoted($0))" }
  }
}
