import TextBasics

// Escaping of strings in files, modeled on aapt2's `ResourceUtils::StringBuilder`.
extension AndroidText {
  /// Returns the text as the content of an element. A backslash escapes Android's special characters, and an entity
  /// escapes XML's.
  static func escaped(_ text: String) -> String {
    var out = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let escape = escapes[scalar] {
        out += escape
      } else if index == 0, scalar == "@" || scalar == "?" {
        out += "\\\(scalar)"
      } else if scalar == " " {
        let isKept = index > 0 && index < scalars.count - 1 && scalars[index - 1] != " "
        out += isKept ? " " : code(scalar)
      } else if scalar == ">", index >= 2, scalars[index - 1] == "]", scalars[index - 2] == "]" {
        out += "&gt;"
      } else if isWritten(scalar) {
        out.unicodeScalars.append(scalar)
      } else {
        out += code(scalar)
      }
    }
    return out
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\\\", "'": "\\'", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "&": "&amp;", "<": "&lt;",
  ]

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u" + scalar.value.hexadecimal(digits: 4, uppercase: true)
  }

  /// Returns whether a character needs no escape. XML has no control characters, and Android collapses white space.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

/// Assembles the text of an element.
struct AndroidTextReader {
  private var value = ""
  private var styled = ""
  private var hasStyle = false
  private var isQuoted = false
  /// White space outside quotes is collapsed, and removed at both ends.
  private var hasPendingSpace = false
  private var escape: Escape?
  /// The first character of the text, including its backslash.
  private var first: Unicode.Scalar?
  private var hasFault = false

  /// An incomplete escape.
  private enum Escape {
    case begun
    case unicode([Unicode.Scalar])
  }

  /// Appends the text between two tags.
  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { take(scalar) }
  }

  /// Appends the tag of a style, `<b>`.
  mutating func append(tag: String) {
    flushSpace()
    styled += tag
    hasStyle = true
  }

  /// Whether a string without elements begins like a resource reference.
  private var isReference: Bool {
    guard !hasStyle, first == "@" || first == "?", !value.contains(" ") else { return false }
    return value == "@null" || value == "@empty" || value.dropFirst().contains("/")
  }

  var text: AndroidText {
    var text = AndroidText(value)
    text.styled = hasStyle ? styled : nil
    (text.isReference, text.hasFaultyEscape) = (isReference, hasFault || escape != nil)
    return text
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if let escape { return take(scalar, in: escape) }
    let isWhite = UInt8(exactly: scalar.value)?.isWhiteSpace ?? false
    if first == nil, !isWhite { first = scalar }
    switch scalar {
    case "\\":
      flushSpace()
      escape = .begun
    case "\"":
      flushSpace()
      isQuoted.toggle()
    case _ where isWhite && !isQuoted: hasPendingSpace = true
    default:
      flushSpace()
      add(scalar)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, in open: Escape) {
    escape = nil
    switch open {
    case .begun where scalar == "u": escape = .unicode([])
    case .begun: add(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
    case .unicode(let digits):
      let digits = digits + [scalar]
      guard UInt8(exactly: scalar.value)?.isHexDigit ?? false else {
        hasFault = true
        return
      }
      if digits.count < 4 {
        escape = .unicode(digits)
        return
      }
      let number = digits.reduce(UInt32(0)) { $0 << 4 | (UInt8(exactly: $1.value)?.hexDigitValue ?? 0) }
      if let character = Unicode.Scalar(number) { add(character) } else { hasFault = true }
    }
  }

  private mutating func flushSpace() {
    if hasPendingSpace, !value.isEmpty { add(" ") }
    hasPendingSpace = false
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    value.unicodeScalars.append(scalar)
    styled.unicodeScalars.append(scalar)
  }
}
