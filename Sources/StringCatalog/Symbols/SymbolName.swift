/// The Swift name that Xcode 26 derives from a key.
///
/// Format specifiers and apostrophes are left out. Any character other than letters, digits and `$` ends a word, and so
/// does a change between letters and digits. If a word begins with a run of capitals, only the first stays a capital
/// (`URL` gives `Url`, `invalidURL` gives `InvalidURL`). All words except the first are capitalized. A name does not
/// begin with a digit: `2023_TRIP_NAME` gives `_2023TripName` in the symbols of Apple's sample Landmarks. This matches
/// the symbols of real builds, for example 308 of 308 in one catalog.
public struct SymbolName: Sendable, Equatable {
  /// The name without backticks.
  public let text: String

  /// - Returns: `nil` for a key without letters and digits.
  public init?(_ key: String) {
    // A Swift name does not begin with `$`.
    let name = Self.words(of: key).map(Self.capitalized).joined().drop { $0 == "$" }
    guard let first = name.unicodeScalars.first else { return nil }
    text = (first.isDigit ? "_" : "") + first.properties.lowercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// The name as written in a declaration: with backticks if Swift needs them.
  public var declared: String { Self.declarationKeywords.contains(text) ? "`\(text)`" : text }

  /// Whether no declaration can have the name even with backticks, for example `Type`, which metatypes use.
  public var isReserved: Bool { Self.reserved.contains(text) }

  /// Returns the runs of letters or of digits.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasDigit = false
    // `%%` counts as a specifier here.
    let text = FormatString(key).replacing { _, _ in " " }
    for scalar in text.unicodeScalars where !isApostrophe(scalar) {
      if scalar.isMark, !word.isEmpty {
        word.unicodeScalars.append(scalar)
        continue
      }
      guard scalar.isWordPart else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if !word.isEmpty, scalar.isDigit != wasDigit {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(scalar)
      wasDigit = scalar.isDigit
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  /// Returns a word with a capital first letter. If it begins with a run of capitals, only the first one is kept.
  /// Capitals after a small letter stay.
  private static func capitalized(_ word: String) -> String {
    var result = ""
    var isInRun = true
    for scalar in word.unicodeScalars {
      if !scalar.isMark { isInRun = isInRun && scalar.isCapital }
      if result.isEmpty {
        result += scalar.properties.uppercaseMapping
      } else if isInRun, !scalar.isMark {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let declarationKeywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "super", "self",
    "throw", "throws", "true", "try",
  ]

  private static let reserved: Set<String> = ["type", "self", "init", "protocol"]
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
  fileprivate var isCapital: Bool { properties.isUppercase }

  /// Whether it is a mark that belongs to the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether it is a letter, a digit or `$`.
  fileprivate var isWordPart: Bool {
    if self == "$" { return true }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }
}
