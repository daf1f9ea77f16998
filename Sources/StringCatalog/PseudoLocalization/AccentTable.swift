/// The letters that take the place of Latin ones, as Android's `en-XA` has them, and Apple's combining marks.
enum AccentTable {
  /// By the letter; some letters have none. Android writes `Q` for `q` and `V` for `v`, and the other way round.
  private static let letters: [Character: Character] = {
    let plain = "abcdefghijklmnoprstuwxyzABCDEGHIJKLMNOPRSTUVWXYZ"
    let accented = "åɓçðéƒĝĥîĵķļḿñöþŕšţûŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞŔŠŢÛνŴ×ÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented)).merging(["q": "Q", "v": "V", "Q": "q"]) { $1 }
  }()

  /// Marks that follow letters in turn, from `A` to `Z` and on from `a` to `z`: diaeresis, grave, cedilla, tilde, ring
  /// below, ring (facts: a table of 52 letters that an open app of Microsoft's keeps, and the names in CoreFoundation).
  private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}"]

  /// The accented form of a letter; `nil` for what has none.
  static func accented(_ character: Character) -> Character? { letters[character] }

  /// The mark that follows a letter; `nil` for what is no Latin letter.
  static func mark(after character: Character) -> Unicode.Scalar? {
    guard let code = character.asciiValue, character.isLetter else { return nil }
    let position = character.isUppercase ? Int(code) - 65 : Int(code) - 97 + 26
    return marks[position % marks.count]
  }
}
