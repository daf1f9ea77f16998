import StringCatalog
import TextBasics

/// The reason why a string cannot be represented in the other format.
struct CrossingError: Error, Equatable {
  /// A clause without full stop: `Android has no equal of `%p``.
  var clause: String

  init(_ clause: String) { self.clause = clause }
}

/// Converts a catalog's format strings to Java's.
enum AndroidFormat {
  /// Returns a string for `String.format`, with a position in every specifier.
  static func exported(_ text: String) throws(CrossingError) -> String {
    if text.utf8.contains(UInt8(ascii: "]")), text.contains("](inflect:") {
      throw CrossingError("Android does not inflect words")
    }
    let specifiers = FormatSpecifier.scan(text)
    if specifiers.isEmpty { return text }
    let bytes = Array(text.utf8)
    var (out, position, implicit): ([UInt8], Int, Int) = ([], 0, 0)
    for specifier in specifiers {
      out += literal(bytes[position..<specifier.range.lowerBound])
      if specifier.position == nil { implicit += 1 }
      let argument = specifier.position ?? implicit
      out += "%\(argument)$\(try conversion(of: specifier, in: bytes))".utf8
      position = specifier.range.upperBound
    }
    return String(decoding: out + literal(bytes[position...]), as: UTF8.self)
  }

  /// A literal percent sign has to be doubled in Java.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    var isSecond = false
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == .percent, !isSecond {
        isSecond = index + 1 < bytes.endIndex && bytes[index + 1] == .percent
        out += isSecond ? [.percent] : [.percent, .percent]
      } else {
        isSecond = false
        out.append(byte)
      }
    }
    return out
  }

  /// Returns the flags, width, precision and conversion of a specifier.
  private static func conversion(of specifier: FormatSpecifier, in bytes: [UInt8]) throws(CrossingError) -> String {
    let spelling = String(decoding: bytes[specifier.range], as: UTF8.self)
    let name = TerminalSafeText.word(spelling)
    if specifier.kind != .value { throw CrossingError("\(name) is replaced by a string that varies separately") }
    if specifier.hasArgumentWidth { throw CrossingError("\(name) takes its width from an argument") }
    let parts = SpecifierParts(spelling)
    guard let kind = SpecifierKind(parts.conversion), let conversion = kind.android(parts.conversion) else {
      throw CrossingError("Android does not support \(name)")
    }
    let isText = kind == .text || kind == .character
    if isText && parts.flags.contains(where: { $0 != "-" }) || kind == .integer && !parts.precision.isEmpty {
      throw CrossingError("Android does not support \(name)")
    }
    if parts.flags.contains("-") || parts.flags.contains("0"), parts.width.isEmpty {
      throw CrossingError("Android does not support \(name)")
    }
    return parts.flags.replacing("'", with: ",") + parts.width + parts.precision + conversion
  }

  /// Returns whether the resource compiler would report the percent signs of a string as arguments without positions.
  static func needsFormattedFalse(_ text: String) -> Bool {
    guard text.utf8.contains(.percent), FormatSpecifier.scan(text).isEmpty else { return false }
    return text.replacing("%%", with: "").utf8.count { $0 == .percent } > 1
  }
}

/// The part of a specifier after the position.
struct SpecifierParts: Equatable {
  var flags: String
  var width: String
  /// With its dot.
  var precision: String
  /// With its length: `lld`.
  var conversion: String

  /// - Parameter spelling: the specifier including its `%`.
  init(_ spelling: String) {
    var rest = spelling.dropFirst()
    let number = rest.prefix { $0.isASCII && $0.isNumber }
    if !number.isEmpty, rest.dropFirst(number.count).first == "$" { rest = rest.dropFirst(number.count + 1) }
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
    func take(_ isTaken: (Character) -> Bool) -> String {
      let taken = rest.prefix(while: isTaken)
      rest = rest.dropFirst(taken.count)
      return String(taken)
    }
    flags = take { "-+0#', (".contains($0) }
    width = take { $0.isASCII && $0.isNumber }
    precision = rest.first == "." ? take { $0 == "." || $0.isASCII && $0.isNumber } : ""
    conversion = String(rest)
  }
}

/// The type of a specifier's argument.
enum SpecifierKind {
  case text, integer, real, character

  /// - Parameter conversion: the conversion with its length. The result is `nil` if Java has no equivalent.
  init?(_ conversion: String) {
    switch conversion.last {
    case "@", "s", "S": self = .text
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": self = .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .real
    case "c", "C": self = .character
    default: return nil
    }
  }

  /// Returns Java's conversion for a catalog's.
  func android(_ conversion: String) -> String? {
    switch (self, conversion.last) {
    case (.text, _): "s"
    case (.character, _): "c"
    case (.integer, "x"), (.integer, "X"), (.integer, "o"): conversion.last.map(String.init)
    case (.integer, "O"): "o"
    case (.integer, _): "d"
    case (.real, "F"): "f"
    case (.real, _): conversion.last.map(String.init)
    }
  }
}
