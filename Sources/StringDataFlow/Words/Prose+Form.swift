// Judges by the form of a string how certain it is text for people.
extension Prose {
  /// Returns whether a string is a sentence or a part of one, and not a name: a word in lower case follows another, or
  /// there are three in capital letters, or the corresponding number of letters in scripts that write a word with one
  /// or two.
  package static func isSentence(_ texts: [String]) -> Bool {
    let text = joined(texts)
    if text.unicodeScalars.count(where: { $0.value >= 0x2E80 && $0.properties.isAlphabetic }) >= 6 { return true }
    let words = words(text)
    return words.dropFirst().contains { $0.count > 1 && $0.first?.isUppercase != true }
      || words.count >= 3 && words.allSatisfy { $0 == $0.uppercased() }
  }

  /// Returns whether a string has the form of a program's values and details: `username`, `ERROR`, or, unless it is
  /// passed directly to a display, `invalid name: …`, `[Tool] No name`.
  package static func isWrittenAsValue(_ texts: [String], isDirect: Bool) -> Bool {
    if texts.count == 1, isInOneCase(texts[0]) || isOfLetters(texts[0]) { return true }
    guard !isDirect, let first = texts.first else { return false }
    return first.first?.isLowercase == true || first.prefixMatch(of: tag) != nil
  }

  nonisolated(unsafe) private static let tag = #/\[[A-Za-z]+\] \w/#

  /// Returns whether a string has only single letters, as abbreviations and axes do: `n/a`, `x, y`.
  private static func isOfLetters(_ text: String) -> Bool {
    let words = words(text)
    return !words.isEmpty && words.allSatisfy { $0.utf8.count == 1 }
  }

  /// Returns whether a string begins like code: `.padding(2)`, `#if`, `@escaping`.
  package static func isCode(_ text: String) -> Bool { text.prefixMatch(of: code) != nil }

  nonisolated(unsafe) private static let code = #/[.#@][a-z]\w+/#

  /// Returns whether a string is written like an identifier, a version or a sample of one: `SHA_256`, `gpt-5`, `sk-…`,
  /// `tcp:udp`.
  package static func isCodeName(_ text: String) -> Bool { text.wholeMatch(of: codeName) != nil }

  nonisolated(unsafe) private static let codeName =
    #/[!-~…]*(?:[A-Za-z0-9]_[A-Za-z0-9]|[A-Za-z0-9]:[A-Za-z0-9]|-[0-9.…*])[!-~…]*/#

  /// Returns whether a string is the name of a file: `LICENSE.txt`.
  package static func isFileName(_ text: String) -> Bool { text.wholeMatch(of: fileName) != nil }

  nonisolated(unsafe) private static let fileName =
    #/[\w-]+\.(?:csv|dmg|gif|html|jpe?g|json|log|md|mp[34]|pdf|plist|png|rtf|sh|sqlite|svg|tsv|txt|xml|ya?ml|zip)/#

  /// Returns whether a string is a command with options: `ls -al`, `git log --all`.
  package static func isCommand(_ text: String) -> Bool { text.wholeMatch(of: command) != nil }

  nonisolated(unsafe) private static let command = #/[a-z][a-z0-9]*(?: [a-z]+)?(?: --?[a-z][\w-]*)+(?: \S+)*/#

  /// Returns whether a string is a single word in lower case or in capital letters: `username`, `ERROR`.
  package static func isInOneCase(_ text: String) -> Bool {
    let words = words(text)
    guard words.count == 1, words[0].utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return words[0] == words[0].lowercased() || words[0].count > 1 && words[0] == words[0].uppercased()
  }
}
