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
    let isPlain = specifiers.allSatisfy { $0.kind == .value && $0.position == nil && !$0.hasArgumentWidth }
    guard isPlain, specifiers.count >= 2 else { return text }
    return replacing { number, specifier in "%\(number + 1)$\(specifier.dropFirst())" }
  }

  /// The text with a mark in place of every specifier: texts that differ only in specifiers have the same shape.
  public var shape: String { replacing { _, _ in "\u{0}" } }

  /// The specifiers as they are written.
  public var spellings: [String] {
    let bytes = Array(text.utf8)
    return specifiers.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func replacing(_ replacement: (Int, String) -> String) -> String {
    if specifiers.isEmpty { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var position = 0
    for (number, specifier) in specifiers.enumerated() {
      out += bytes[position..<specifier.range.lowerBound]
      out += replacement(number, String(decoding: bytes[specifier.range], as: UTF8.self)).utf8
      position = specifier.range.upperBound
    }
    return String(decoding: out + bytes[position...], as: UTF8.self)
  }
}
