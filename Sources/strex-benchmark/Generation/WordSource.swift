/// Names, texts and orders that depend only on a seed, and are the same on every machine.
struct WordSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 ^ 0xd1b5_4a32_d192_ed03 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// Returns a number below `limit`.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  /// Returns a capitalized word of random syllables.
  mutating func name() -> String {
    let word = (0..<(2 + number(below: 2))).map { _ in one(of: Self.syllables) }.joined()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a sentence of a few words.
  mutating func sentence() -> String {
    let words = (0..<(2 + number(below: 5))).map { _ in name().lowercased() }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let syllables = [
    "ba", "bel", "bor", "cal", "cen", "da", "del", "dor", "fa", "fen", "gal", "gor", "ha", "hel", "jo", "ka", "kel",
    "la", "len", "lor", "ma", "mel", "mor", "na", "nel", "nor", "pa", "pel", "por", "ra", "rel", "ron", "sa", "sel",
    "sor", "ta", "tel", "tor", "va", "vel", "vor", "wa", "wen", "za", "zel",
  ]
}
