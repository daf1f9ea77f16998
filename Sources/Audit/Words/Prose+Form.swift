// How certain texts are texts for people, by their form alone.
extension Prose {
  /// Whether a text is a sentence or a part of one, which is no name: three words or more, one of them in lower case or all
  /// in capital letters, or as many letters as that takes in scripts that write a word with one or two.
  static func isSentence(_ texts: [String]) -> Bool {
    let text = texts.map(withoutSpecifiers).joined(separator: " ")
    if text.unicodeScalars.count(where: { $0.value >= 0x2E80 && $0.properties.isAlphabetic }) >= 6 { return true }
    let words = words(text)
    guard words.count >= 3 else { return false }
    return words.dropFirst().contains { $0.count > 1 && $0.first?.isUppercase != true }
      || words.allSatisfy { $0 == $0.uppercased() }
  }

  /// Whether a text is written as programs write values and details: `username`, `ERROR`, or elsewhere than in the place
  /// that shows it, `invalid name: …`.
  static func isWrittenAsValue(_ texts: [String], isDirect: Bool) -> Bool {
    let words = words(texts.joined(separator: " "))
    if texts.count == 1, words.count == 1, words[0].utf8.allSatisfy({ $0 < 0x80 }) {
      return words[0] == words[0].lowercased() || words[0].count > 1 && words[0] == words[0].uppercased()
    }
    return !isDirect && texts.first?.first?.isLowercase == true
  }
}
