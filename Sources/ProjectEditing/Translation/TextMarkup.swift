import CatalogEditing
import StringCatalog
import StringExchange
import TextBasics

/// The format specifiers, tags, placeholders and link targets in a text. A machine translation must have
/// the same ones as its source, because no translator has checked it.
struct TextMarkup {
  /// Tags, placeholders, link targets, control characters, and references to substitutions and their arguments.
  private let parts: Set<String>
  /// The specifiers of arguments, all with their positions.
  private let specifiers: Set<String>
  /// Other percent signs that formatting might read as specifiers: the `% o` in `100% of`, or `%n`.
  private let strays: Set<String>
  /// The unpaired quotation marks and brackets.
  private let faults: [String]
  /// The number of characters that are not white space.
  private let length: Int

  init(_ text: String) {
    let format = FormatString(text)
    let references = zip(format.specifiers, format.spellings).compactMap { specifier, spelling in
      specifier.kind == .substitution ? "%#@\(specifier.conversion)@" : specifier.kind == .argument ? spelling : nil
    }
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }.map { String($0) }
    let markup = text.matches(of: Self.pattern).map { String($0.output) }
    parts = Set(markup + references + controls).subtracting(["\n", "\t"])
    specifiers = Set(
      format.numberedValues.map { number, specifier, spelling in
        let conversion = specifier.position == nil ? spelling.dropFirst() : spelling.drop { $0 != "$" }.dropFirst()
        return "%\(number)$\(conversion)"
      })
    strays = Set(format.replacing { _, _ in "." }.matches(of: Self.stray).map { String($0.output) })
    faults = Self.faults(in: text)
    length = text.unicodeScalars.count { !$0.properties.isWhitespace }
  }

  nonisolated(unsafe) private static let pattern = /<\/?\w+\/?>|\{\w*\}|\]\([^)]*\)/.matchingSemantics(.unicodeScalar)
  nonisolated(unsafe) private static let stray =
    /%[-+0#']* [-+0#' ]*[0-9]*(?:\.[0-9]*)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSpn]|%[A-Za-z]/
    .matchingSemantics(.unicodeScalar)

  private static func faults(in text: String) -> [String] {
    var faults = ["**", "~~", "`"].filter { text.unicodeScalars.ranges(of: $0.unicodeScalars).count % 2 == 1 }
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in text.unicodeScalars where !scalar.properties.isAlphabetic { counts[scalar, default: 0] += 1 }
    func count(_ scalars: [Unicode.Scalar]) -> Int { scalars.reduce(0) { $0 + (counts[$1] ?? 0) } }
    for (opening, closing) in brackets where count(opening) != count([closing]) {
      faults.append(String(count(opening) > count([closing]) ? opening[0] : closing))
    }
    return faults
  }

  /// Paired characters, including those that change the direction of a text.
  private static let brackets: [(opening: [Unicode.Scalar], closing: Unicode.Scalar)] = [
    (["["], "]"), (["{"], "}"), (["<"], ">"), (["\u{2066}", "\u{2067}", "\u{2068}"], "\u{2069}"),
    (["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"], "\u{202C}"),
  ]

  /// - Parameter sources: the source texts; several if they vary.
  /// - Throws: if a translated text has other specifiers or other markup than all of them.
  static func demandSame(
    in translation: [EntryTranslation.Part], as sources: [ExchangeUnit]
  ) throws(EditRefusal) {
    for part in translation {
      let related = sources.filter { $0.path.substitution == part.path.substitution }
      let models = (related.isEmpty ? sources : related).flatMap { $0.source?.texts ?? [] }.map { TextMarkup($0) }
      let own = sources.first { $0.path == part.path }?.source?.texts.map { TextMarkup($0) } ?? []
      for text in part.text.texts {
        if let sentence = TextMarkup(text).difference(fromAll: models, own, isCounted: part.path.isCounted) {
          throw EditRefusal(sentence)
        }
      }
    }
  }

  /// - Parameters:
  ///   - models: the markup of all source texts.
  ///   - own: the markup of the source texts with the same path.
  ///   - isCounted: whether the text may leave out the number that its plural form expresses.
  private func difference(fromAll models: [TextMarkup], _ own: [TextMarkup], isCounted: Bool) -> String? {
    let near = own.isEmpty ? models : own
    guard let first = near.first else { return nil }
    let isFormat = models.contains { !$0.specifiers.isEmpty }
    let added = specifiers.subtracting(models.flatMap(\.specifiers)).min()
    if let added = added ?? (isFormat ? strays.subtracting(models.flatMap(\.strays)).min() : nil) {
      return Self.sentence(added: added)
    }
    let needed = near.reduce(first.specifiers) { $0.intersection($1.specifiers) }
    if !isCounted, let lost = needed.subtracting(specifiers).min() { return Self.sentence(lost: lost) }
    let differences = models.map { difference(from: $0, isCounted: isCounted) }
    return differences.contains(nil) ? nil : difference(from: first, isCounted: isCounted)
  }

  private func difference(from source: TextMarkup, isCounted: Bool) -> String? {
    if length == 0, source.length > 0 { return "contains no text" }
    if length > source.length * 10 + 100 { return "is more than ten times as long as the source" }
    let lost = source.parts.subtracting(parts).filter { !isCounted || !$0.hasPrefix("%") }
    if let lost = lost.min() { return Self.sentence(lost: lost) }
    if let added = parts.subtracting(source.parts).min() { return Self.sentence(added: added) }
    let fault = faults.first { !source.faults.contains($0) }
    return fault.map { "contains an unmatched \(TerminalSafeText.quoted($0))" }
  }

  private static func sentence(lost: String) -> String { "leaves out \(TerminalSafeText.code(lost))" }

  private static func sentence(added: String) -> String {
    "contains \(TerminalSafeText.code(added)), which is not in the source"
  }
}

extension UnitPath {
  /// Whether the path is a plural form whose name may replace the number.
  fileprivate var isCounted: Bool { cases.last.map { $0.kind == "plural" && $0.name != "other" } ?? false }
}
