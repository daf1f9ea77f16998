import StructuredText

extension CatalogEntry {
  /// Sets every state except `new` to `needs_review`, in all languages.
  public mutating func markAllForReview() throws(ParseError) {
    try setState(.needsReview, inLanguages: { _ in true }, where: { $0 != .new && $0 != .needsReview })
  }

  /// Sets every `translated` state to `needs_review` in all languages but one, including variations and substitutions.
  public mutating func markForReview(beside language: String) throws(ParseError) {
    try setState(.needsReview, inLanguages: { $0 != language }, where: { $0 == .translated })
  }

  /// Sets the state of all texts in some languages, including variations and substitutions.
  /// - Parameters:
  ///   - isChosen: returns whether the texts of a language are changed.
  ///   - isMeant: returns whether texts with a state are changed.
  public mutating func setState(
    _ state: StringUnit.State, inLanguages isChosen: (String) -> Bool, where isMeant: (StringUnit.State) -> Bool
  ) throws(ParseError) {
    var states: [Range<Int>] = []
    for member in node["localizations"]?.members.map({ $0 }) ?? [] where isChosen(member.name) {
      CatalogSchema.walk(member.value, as: .localization) { node, role in
        guard role == .stringUnit || role == .stringSet, let old = node["state"], let text = old.string else { return }
        if text != state.rawValue, isMeant(.init(rawValue: text)) { states.append(old.range) }
      }
    }
    let name = ContiguousArray(JSONValue.string(state.rawValue).text(style: style))
    try splice(states.sorted { $0.lowerBound < $1.lowerBound }.map { ($0, name) })
  }
}

extension CatalogEntry {
  /// Replaces the conversions of format specifiers in all strings, by argument position: with `lld` at 1, `%1$d`
  /// becomes `%1$lld`.
  package mutating func replaceConversions(_ conversions: [Int: String]) throws(ParseError) {
    var edits: [(range: Range<Int>, bytes: ContiguousArray<UInt8>)] = []
    for member in node["localizations"]?.members.map({ $0 }) ?? [] {
      CatalogSchema.walk(member.value, as: .localization) { node, role in
        guard role == .stringUnit, let value = node["value"], let text = value.string else { return }
        let replaced = FormatString(text).replacingConversions(conversions)
        guard !replaced.utf8.elementsEqual(text.utf8) else { return }
        edits.append((value.range, ContiguousArray(JSONValue.string(replaced).text(style: style))))
      }
    }
    try splice(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

extension FormatString {
  /// Returns the text with other conversions, by argument position.
  package func replacingConversions(_ conversions: [Int: String]) -> String {
    var next = 1
    return replacing { number, specifier in
      guard specifier.kind == .value else { return nil }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard let conversion = conversions[position] else { return nil }
      return "%" + (specifier.position.map { "\($0)$" } ?? "") + conversion
    }
  }
}
