import SwiftLexing

// Constants that become keys at run time: `LocalizedStringKey(title)` makes one, although the literal assigned to
// `title` is a plain string. Xcode does not touch an entry with its text, but marks one for
// `LocalizedStringKey(stringLiteral:)` as stale.
extension LiteralPlaces {
  /// Returns the name that is the only argument of a key type's initializer.
  ///
  /// - Parameter position: the position of the opening parenthesis.
  static func nameMadeKey(at position: Int, _ tokens: ContiguousArray<Token>, _ source: SourceText) -> Name? {
    guard position > 0, position + 2 < tokens.count, tokens[position - 1].kind == .identifier else { return nil }
    let isMember = tokens[position + 1].kind == .`self` && tokens[position + 2].kind == .period
    let name = isMember ? position + 3 : position + 1
    guard name + 1 < tokens.count, tokens[name].kind == .identifier, tokens[name + 1].kind == .rightParen,
      isKeyType(tokens[position - 1], source)
    else { return nil }
    return Name(tokens[name], in: source)
  }

  private static func isKeyType(_ token: Token, _ source: SourceText) -> Bool {
    let name = Name(token, in: source)
    return name == Name("LocalizedStringKey") || name == Name("LocalizationValue")
  }

  /// Returns the starts of the literals that are initial values of some names: `let name = "…"`, with or without a
  /// type.
  static func initialValues(
    of names: Set<Name>, _ tokens: ContiguousArray<Token>, _ source: SourceText
  ) -> Set<UInt32> {
    var starts: Set<UInt32> = []
    for position in tokens.indices.dropLast(3) {
      guard tokens[position].kind == .`let` || tokens[position].kind == .`var`,
        tokens[position + 1].kind == .identifier, names.contains(Name(tokens[position + 1], in: source))
      else { continue }
      var next = position + 2
      if tokens[next].kind == .colon { next += 2 }
      guard next + 1 < tokens.count, tokens[next].kind == .equal else { continue }
      let kind = tokens[next + 1].kind
      if kind == .string || kind == .stringHead { starts.insert(tokens[next + 1].start) }
    }
    return starts
  }
}
