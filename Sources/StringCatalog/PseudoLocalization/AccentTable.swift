/// The letters that replace Latin ones in Android's `en-XA`, and Apple's combining marks.
enum AccentTable {
  /// The replacement of each letter. Some letters have none. Android writes `Q` for `q` and `V` for `v`, and vice
  /// versa.
  private static let letters: [Character: Character] = {
    let plain = "abcdefghijklmnoprstuwxyzABCDEGHIJKLMNOPRSTUVWXYZ"
    let accented = "åɓçðéƒĝĥîĵķļḿñöþŕšţûŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞŔŠŢÛνŴ×ÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented)).merging(["q": "Q", "v": "V", "Q": "q"]) { $1 }
  }()

  /// The combining marks that follow the letters cyclically, `A` to `Z`, then `a` to `z`: diaeresis, grave, cedilla,
  /// tilde, ring below, ring. (Sources: a table of 52 letters in an open-source app by Microsoft, and the names in
  /// CoreFoundation.)
  private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}"]

  /// Returns the accented form of a letter, or `nil` for other characters.
  static func accented(_ character: Character) -> Character? { letters[character] }

  /// Returns the mark that follows a letter, or `nil` if the character is not a Latin letter.
  static func mark(after character: Character) -> Unicode.Scalar? {
    guard let code = character.asciiValue, character.isLetter else { return nil }
    let position = character.isUppercase ? Int(code) - 65 : Int(code) - 97 + 26
    return marks[position % marks.count]
  }
}
