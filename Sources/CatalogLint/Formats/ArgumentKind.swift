/// The type of argument that a format specifier takes.
public enum ArgumentKind: Sendable, Hashable {
  /// `%@`.
  case object
  /// `%d` has 32 bits, `%lld` 64.
  case integer(bits: Int)
  /// `%f`, `%lf`, `%g` …
  case floating
  /// `%s` and `%S`.
  case cString
  /// `%c` and `%C`, which show an integer as a character.
  case character
  /// Any type: `%p`, and unknown specifiers.
  case any

  /// - Parameter conversion: length and conversion, such as `lld`, optionally with precision and flags: `.1f`.
  public init(conversion: some StringProtocol) {
    switch conversion.last {
    case "@": self = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      let isLong = ["l", "q", "z", "t", "j"].contains { conversion.contains($0) }
      self = .integer(bits: isLong || conversion.last?.isUppercase == true && conversion.last != "X" ? 64 : 32)
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .floating
    case "s", "S": self = .cString
    case "c", "C": self = .character
    default: self = .any
    }
  }

  /// Returns how well a string that takes this type of argument fits an argument passed as `other`.
  package func agreement(with other: ArgumentKind) -> Agreement {
    switch (self, other) {
    case (.any, _), (_, .any): .same
    case (.integer(let own), .integer(let others)): own == others ? .same : .otherWidth
    default: self == other ? .same : .otherType
    }
  }

  package enum Agreement: Sendable {
    case same
    /// Both are integers, one with 32 and one with 64 bits.
    case otherWidth
    case otherType
  }
}
