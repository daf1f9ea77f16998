// String literals: every syntax, with interpolations.
extension Generator {
  private static let words = [
    "open", "%", "100% sure", "größe", "名前", "🙂", "a\\tb", "\\u{2026}", "it's", "say \\\"hi\\\"", "back\\\\slash", "%d",
    "^[x](inflect: true)", "**bold**", "tab", "x/y", "'q'", "$5", "&", "line\\nbreak",
  ]

  /// Returns a literal if the type is a pseudo type for literals.
  mutating func literal(_ type: TypeForm, _ budget: Int) -> Fragment? {
    switch type {
    case .name("PlainLit"): Fragment(text: plainLiteral())
    case .name("KeyLit"): literal(interpolations: "KeyHole", budget)
    case .name("ValueLit"): literal(interpolations: "ValueHole", budget)
    case .name("StringLit"): literal(interpolations: "StringHole", budget)
    case .name("Lit"): literal(interpolations: random.chance(70) ? "KeyHole" : "StringHole", budget)
    default: nil
    }
  }

  private mutating func plainLiteral() -> String {
    let text = chunk()
    return random.chance(5)
      ? "#\"" + text.replacing("\\", with: "/").replacing("\"", with: "'") + "\"#" : "\"" + text + "\""
  }

  /// A few words. No other literal contains the first one.
  private mutating func chunk() -> String {
    let tag = freshName("k")
    return random.chance(35) ? tag + " " + random.pick(Self.words) : tag
  }

  private mutating func literal(interpolations: String, _ budget: Int) -> Fragment {
    let count = budget <= 0 ? random.below(2) : random.pick([0, 1, 1, 1, 2, 2, 3])
    if count == 0 { return Fragment(text: plainLiteral()) }
    let isRaw = random.chance(4)
    var text = isRaw ? freshName("k") : chunk()
    for _ in 0..<count {
      let interpolation = expression(.name(interpolations), budget: min(budget, 3)).text
      text += (isRaw ? " \\#(" : " \\(") + interpolation + ")"
      if random.chance(20) { text += random.chance(50) ? "%" : " " + random.pick(isRaw ? ["end"] : Self.words) }
    }
    return Fragment(text: isRaw ? "#\"" + text + "\"#" : "\"" + text + "\"")
  }
}
