/// Distinguishes names, which are the same in all languages, from words: by their form, the table of known names, the
/// system's names of languages, and the names of the project's applications.
package struct ProperNames: Sendable {
  private let applications: Set<String>
  private var fonts: Set<String> = []

  /// - Parameter applications: the names of the project's applications.
  package init(applications: Set<String> = []) {
    // Very short words, `App` or `iOS`, are hardly names.
    self.applications = Set(
      applications.map(Self.folded).filter { $0.count > 3 || $0.count == 3 && !["app", "ios", "mac"].contains($0) })
  }

  /// Returns the names extended by the fonts that the project uses.
  package func with(fonts: [String]) -> ProperNames {
    var names = self
    for font in fonts {
      names.fonts.insert(Self.folded(font))
      names.fonts.insert(Self.folded(String(font.prefix { $0 != "-" })))
    }
    return names
  }

  /// Returns whether a string is the name of a font as programs write it: `SourceCodePro-Medium`.
  static func isFont(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].first?.isUppercase == true, styles.contains(parts[1].lowercased()) else {
      return false
    }
    return parts[0].count > 3 && parts[0].allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The ends of names of fonts, in lower case.
  private static let styles: Set<String> = [
    "regular", "roman", "book", "medium", "semibold", "demibold", "bold", "black", "heavy", "light", "thin", "italic",
    "bolditalic", "mediumitalic", "lightitalic",
  ]

  /// Returns whether the name of an application contains a word, in lower case.
  package func isOfApplication(_ word: String) -> Bool { applications.contains { $0.contains(word) } }

  /// Returns whether a string consists only of names: `GitHub`, `Windows 11`, `HTTP/2`, `© 2020 Jane Doe`.
  package func contains(_ text: String) -> Bool {
    applications.contains(Self.folded(text)) || fonts.contains(Self.folded(text)) || Self.isName(text)
      || isApplicationWithNumbers(text)
  }

  /// Returns whether a string is the name of an application followed by numbers, signs and single letters: `Sprout
  /// Planner v2 (7)`.
  private func isApplicationWithNumbers(_ text: String) -> Bool {
    let words = Prose.words(text)
    guard let last = words.lastIndex(where: { $0.count > 1 }) else { return false }
    return applications.contains(Self.folded(words[...last].joined()))
  }

  /// Returns whether a key is an application's name, an initialism, or a name of several words. Other names may be
  /// identifiers used as keys.
  package func isNameNotIdentifier(_ key: String) -> Bool {
    applications.contains(Self.folded(key)) || Self.isInitialism(key) || key.contains(" ") && Self.isName(key)
  }

  /// Returns whether a string is the name of an application and a subtitle: `Sprout Planner: Garden Calendar`.
  package func isTitleOfApplication(_ text: String) -> Bool {
    guard let end = text.firstIndex(where: { ":–—|".contains($0) }), Prose.words(text).count <= 6 else { return false }
    return applications.contains(Self.folded(String(text[..<end])))
  }

  /// Returns whether a word is a known initialism in small letters: `tcp`, `udp`.
  package static func isInitialismInLowerCase(_ word: String) -> Bool {
    guard (2...5).contains(word.count), word.utf8.allSatisfy(\.isLowercaseLetter) else { return false }
    return KnownNames.all.contains(word.uppercased()) || isInitialism(word.uppercased())
  }

  /// Returns whether a string consists only of well-known names.
  static func isName(_ text: String) -> Bool {
    if text.hasPrefix("©") || text.hasPrefix("Copyright") || text.hasPrefix("(c)") { return true }
    if text.wholeMatch(of: Pattern.licence) != nil { return true }
    return LanguageNames.contains(text) || hasInitials(text) || isOfKnownNames(tokens(text))
  }

  /// Returns whether a string begins with a well-known name, and is not a sentence: `Ubuntu 26.04 LTS – Server`.
  static func isTitleOfName(_ text: String) -> Bool {
    let tokens = tokens(text)
    guard let length = lengthOfKnownName(tokens[...]) else { return false }
    return tokens.dropFirst(length).count { $0.first?.isLowercase == true } < 2
  }

  /// Returns whether a string is the name of a person with several initials: `A. B. Gardener`.
  private static func hasInitials(_ text: String) -> Bool {
    text.contains(".") && text.wholeMatch(of: Pattern.initials) != nil
  }

  /// Returns the letters and digits of a string in lower case: `My App` and `MyApp` are one name.
  private static func folded(_ text: String) -> String {
    String(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  private static func tokens(_ text: String) -> [String] {
    text.split { $0.isWhitespace || "/,&()[]·•|:…".contains($0) }.map { word in
      String(word.last.map { ".!?".contains($0) } == true ? word.dropLast() : word)
    }
  }

  private static func isOfKnownNames(_ tokens: [String]) -> Bool {
    var (rest, names, words, numbers) = (tokens[...], 0, 0, 0)
    while let token = rest.first {
      if let length = lengthOfKnownName(rest) {
        names += 1
        rest.removeFirst(length)
        continue
      }
      rest.removeFirst()
      if UnitSymbols.all.contains(token) { return false }
      if hasFormOfName(token) || token.hasSuffix("™") || token.hasSuffix("®") {
        names += 1
      } else if KnownNames.alsoWords.contains(token) {
        words += 1
      } else if token.contains(where: \.isNumber) && token.count(where: \.isLetter) <= 2 {
        numbers += 1
      } else if !KnownNames.editions.contains(token), token.contains(where: \.isLetter) {
        return false
      }
    }
    return names > 0 || words > 0 && words + numbers > 1
  }

  /// Returns the number of tokens in the longest known name that a string begins with.
  private static func lengthOfKnownName(_ tokens: ArraySlice<String>) -> Int? {
    (1...4).last { count in
      count <= tokens.count && KnownNames.all.contains(tokens.prefix(count).joined(separator: " "))
    }
  }

  /// Returns whether a word is an initialism, has inner capital letters, or is an address: `HTTP`, `iCloud`,
  /// `Example.io`.
  static func hasFormOfName(_ word: String) -> Bool {
    let parts = word.split(separator: "-")
    guard parts.count < 2 else {
      // `UTF-16BE`
      return parts.allSatisfy { part in
        isName(part: String(part))
          || part.allSatisfy { $0.isNumber || $0.isUppercase } && part.contains(where: \.isNumber)
      }
        && parts.contains { isName(part: String($0)) }
    }
    return isName(part: word)
  }

  private static func isName(part word: String) -> Bool {
    guard word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    if KnownNames.all.contains(word) { return true }
    if let dot = word.lastIndex(of: "."), dot != word.startIndex {
      return KnownNames.domains.contains(String(word[word.index(after: dot)...])) || word.contains(Pattern.standard)
    }
    return isInitialism(word) || hasInnerCapital(word)
  }

  /// Returns whether a capital letter follows a small one, or a small one two capitals: `iCloud`, `URLs`.
  private static func hasInnerCapital(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    return letters.indices.dropFirst().contains { position in
      guard letters[position].isUppercaseLetter else { return false }
      return letters[position - 1].isLowercaseLetter
        || letters[position - 1].isUppercaseLetter && letters[(position + 1)...].first?.isLowercaseLetter == true
    }
  }

  /// Returns whether a word has only capital letters, none of them a vowel, or with digits among them: `HTML`, `MP3`,
  /// `CO2`.
  private static func isInitialism(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    guard (2...6).contains(word.count), let first = word.first, first.isLetter, letters.allSatisfy(\.isUppercase) else {
      return false
    }
    return letters.count < word.count && letters.count <= 4 || !letters.contains { "AEIOUY".contains($0) }
  }
}

/// The patterns of names, each compiled once, as in ``Prose``.
private enum Pattern {
  nonisolated(unsafe) static let initials = #/(?:\p{Lu}\. ?){2,}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/#
  /// `MIT license`, `BSD-3-Clause License`
  nonisolated(unsafe) static let licence =
    #/(?:MIT|ISC|BSD|A?GPL|LGPL|MPL|Apache|GNU|Mozilla|Boost|Zlib|zlib)\b[\w .-]{0,24} [Ll]icen[cs]e(?: v?[\d.]+)?/#
  /// `H.264`
  nonisolated(unsafe) static let standard = #/^[A-Z]\.\d+$/#
}
