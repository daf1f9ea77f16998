/// A string and its format specifiers.
public struct FormatString: Sendable {
  public let text: String
  public let specifiers: [FormatSpecifier]

  public init(_ text: String) {
    self.text = text
    specifiers = FormatSpecifier.scan(text)
  }

  /// The number of arguments that are taken by order instead of by position.
  public var implicitCount: Int { specifiers.filter { $0.kind == .value && $0.position == nil }.count }

  /// The text with a position in every specifier, as Xcode writes the source language's value.
  ///
  /// Specifiers are numbered only if there are two or more and none has a number: `%@ of %lld` becomes
  /// `%1$@ of %2$lld`.
  public var positional: String { takesArgumentsInOrder && specifiers.count >= 2 ? numbered : text }

  /// Whether the specifiers take consecutive arguments in order, and nothing else takes an argument.
  package var takesArgumentsInOrder: Bool {
    specifiers.allSatisfy { $0.kind == .value && $0.position == nil && !$0.hasArgumentWidth }
  }

  /// The text with a placeholder for every specifier. Strings that differ only in specifiers have the same shape.
  public var shape: String { replacing { _, _ in "\u{0}" } }

  /// The text without its specifiers, whose letters users do not see.
  package var withoutSpecifiers: String { replacing { _, _ in "" } }

  /// The text of each specifier.
  public var spellings: [String] {
    let bytes = Array(text.utf8)
    return specifiers.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// The specifiers of single arguments, each with the number of its argument.
  package var numberedValues: [(number: Int, specifier: FormatSpecifier, spelling: String)] {
    var next = 1
    return zip(specifiers, spellings).filter { $0.0.kind == .value }.map { specifier, spelling in
      defer { if specifier.position == nil { next += 1 } }
      return (specifier.position ?? next, specifier, spelling)
    }
  }

  /// The text with a position in every specifier, in their order.
  package var numbered: String {
    let spellings = spellings
    return replacing { number, _ in "%\(number + 1)$\(spellings[number].dropFirst())" }
  }

  /// Returns the text with some specifiers replaced.
  /// - Parameter replacement: returns the replacement for the specifier at an index; `nil` keeps the specifier.
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
