/// Joins the parts of a string again after transforming them.
struct PseudoRendering {
  private let transforms: Set<PseudoTransform>
  private var text = ""
  private var expansion = Expansion()

  private static let mark = (embedded: "\u{200F}\u{202E}", ended: "\u{202C}\u{200F}")

  init(_ transforms: Set<PseudoTransform>) { self.transforms = transforms }

  mutating func add(_ part: TextPart) {
    switch part {
    case .words(let words):
      expansion.count(words)
      text += directed(accented(words))
    case .argument(let argument): text += shown(argument)
    case .syntax(let syntax): text += syntax
    case .opening: expansion = Expansion()
    case .closing: expand()
    }
  }

  /// Returns the text. No part may follow.
  mutating func end() -> String {
    expand()
    return text
  }

  private mutating func expand() {
    if transforms.contains(.expanded), let words = expansion.words { text += directed(" " + words) }
    expansion = Expansion()
  }

  private func accented(_ words: String) -> String {
    guard !transforms.isDisjoint(with: [.accents, .marks]) else { return words }
    var result = String.UnicodeScalarView()
    for character in words {
      let letter = transforms.contains(.accents) ? AccentTable.accented(character) ?? character : character
      result.append(contentsOf: letter.unicodeScalars)
      if transforms.contains(.marks), let mark = AccentTable.mark(after: character) { result.append(mark) }
    }
    return String(result)
  }

  private func shown(_ argument: String) -> String {
    let shown = transforms.contains(.accents) ? "»" + argument + "«" : argument
    return transforms.contains(.rightToLeft) ? Self.mark.embedded + shown + Self.mark.ended : shown
  }

  /// Returns the words, each written from right to left.
  private func directed(_ words: String) -> String {
    guard transforms.contains(.rightToLeft) else { return words }
    var result = ""
    var isInWord = false
    for character in words {
      if character.isWhitespace == isInWord {
        result += isInWord ? Self.mark.ended : Self.mark.embedded
        isInWord.toggle()
      }
      result.append(character)
    }
    return isInWord ? result + Self.mark.ended : result
  }
}

/// The words that extend a string to the length of typical translations, as in Android's `en-XA`: half its length, or
/// its whole length if it has more than three groups of characters without an accented form.
struct Expansion {
  private var length = 0
  private var groups = 0

  private static let numbers = """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen \
    nineteen twenty
    """.split(separator: " ")

  mutating func count(_ words: String) {
    var isAfterSpace = true
    for character in words {
      length += 1
      if AccentTable.accented(character) != nil { continue }
      if isAfterSpace, !character.isWhitespace { groups += 1 }
      isAfterSpace = character.isWhitespace
    }
  }

  /// Whole words with at least the required number of characters, or `nil` for a string without any.
  var words: String? {
    if length == 0 { return nil }
    let wanted = groups > 3 ? length : length / 2
    var words: [Substring] = []
    var count = -1
    while count <= wanted {
      let word = Self.numbers[words.count % Self.numbers.count]
      words.append(word)
      count += word.count + 1
    }
    return words.joined(separator: " ")
  }
}
