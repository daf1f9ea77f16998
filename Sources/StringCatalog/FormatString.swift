/// A text and its format specifiers.
public struct FormatString: Sendable {
  public let text: String
  public let specifiers: [FormatSpecifier]

  public init(_ text: String) {
    self.text = text
    specifiers = FormatSpecifier.scan(text)
  }

  /// How many arguments are taken by order instead of by position.
  public var implicitCount: Int { specifiers.filter { $0.kind == .value && $0.position == nil }.count }

  /// The text with a position in every specifier, as Xcode writes the source language's value.
  ///
  /// Specifiers are numbered only if there are two or more, and if none has a number already: `%@ of %lld` becomes
  /// `%1$@ of %2$lld`.
  public var positional: String {
    takesArgumentsInOrder && specifiers.count >= 2 ? numbered : text
  }

  /// Whether every specifier takes the argument after that of the one before it, and nothing else takes any.
  package var takesArgumentsInOrder: Bool {
    specifiers.allSatisfy { $0.kind == .value && $0.position == nil && !$0.hasArgumentWidth }
  }

  /// The text with a mark in place of every specifier: texts that differ only in specifiers have the same shape.
  public var shape: String { replacing { _, _ in "\u{0}" } }

  /// The specifiers as they are written.
  public var spellings: [String] {
    let bytes = Array(text.utf8)
    return specifiers.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The text with a position in every specifier, in their order.
  package var numbered: String {
    let spellings = spellings
    return replacing { number, _ in "%\(number + 1)$\(spellings[number].dropFirst())" }
  }

  /// The text with other words in the place of some specifiers.
  /// - Parameter replacement: of the specifier at a position among all; `nil` for one that stays.
  package func replacing(_ replacement: (Int, FormatSpecifier) -> String?) -> String {
    if specifiers.isEmpty { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var position = 0
    for (number, specifier) in specifiers.enumerated() {
      guard let words = replacement(number, specifier) else { continue }
      out += bytes[position..<specifier.range.lowerBound]
      out += words.utf8
      position = specifier.range.upperBound
    }
    return String(decoding: out + bytes[position...], as: UTF8.self)
  }
}
