/// Neighboring strings: in one array, or in the branches of a single body.
struct TextList {
  private let sources: [FlowEdge.Source]
  /// Whether some of the neighboring strings are looked up in catalogs.
  private let hasKeys: Bool

  init(_ sources: [FlowEdge.Source], hasKeys: Bool = false) {
    self.sources = sources
    self.hasKeys = hasKeys
  }

  /// The list without strings that are not translated: languages under their own names, tokens, names among names.
  var filtered: [FlowEdge.Source] {
    let texts = sources.compactMap(Self.text)
    let areInManyScripts = texts.count >= 3 && Prose.scripts(texts) >= 3
    if areInManyScripts || areTokens(texts) { return sources.filter { Self.text($0) == nil } }
    guard areNames(texts) || areMostlyIdentifiers(texts) else { return sources }
    return sources.filter { source in Self.text(source).map { !Prose.mayBeName([$0]) } ?? true }
  }

  /// Whether the strings are titles of works, for example of themes: among very many strings, a third begins with
  /// well-known names.
  var isOfTitles: Bool {
    let texts = sources.compactMap(Self.text)
    return texts.count > 8 && texts.count(where: ProperNames.isTitleOfName) * 3 >= texts.count
  }

  /// Returns whether each text is one word in lower case, as programs name kinds of things.
  private func areTokens(_ texts: [String]) -> Bool {
    !hasKeys && texts.count == sources.count && texts.count > 3
      && texts.allSatisfy { $0.allSatisfy { $0.isLowercase && $0.isASCII } }
  }

  /// Returns whether more than half of the strings are identifiers such as model names, `pea-2.5`: the others are then
  /// names of similar things.
  private func areMostlyIdentifiers(_ texts: [String]) -> Bool {
    !hasKeys && texts.count > 2 && texts.count(where: Self.isIdentifier) * 2 > texts.count
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first?.isLowercase == true && text.contains { "-._/".contains($0) }
      && text.allSatisfy { $0.isASCII && !$0.isWhitespace }
  }

  /// Returns whether the strings are names: at least half of them are known names, or fewer if the other strings are
  /// looked up.
  private func areNames(_ texts: [String]) -> Bool {
    guard texts.count > 1 || hasKeys else { return false }
    var known = texts.count(where: ProperNames.isName)
    // `VLESS` among `HTTP` and `SOCKS5` is a name, too, as is `Safari` among `Firefox` and `DuckDuckGo`.
    if known > 1 {
      known += texts.count { text in
        guard !ProperNames.isName(text) else { return false }
        return KnownNames.alsoWords.contains(text)
          || text.count < 12 && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0 == "-" || $0.isNumber) }
      }
    }
    return known > 1 && known * 2 >= texts.count || hasKeys && known > 0 && known * 3 >= texts.count
  }

  private static func text(_ source: FlowEdge.Source) -> String? {
    guard case .piece(let piece) = source, piece.texts.count == 1 else { return nil }
    return piece.texts[0]
  }
}
