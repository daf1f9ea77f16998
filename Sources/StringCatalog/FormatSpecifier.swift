import TextBasics

/// A part of a format string that takes an argument: `%@`, `%1$lld`, `%.2f`, `%#@name@`, `%arg`.
public struct FormatSpecifier: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A conversion of a single argument, including `%(name)lld`.
    case value
    /// `%#@name@`: a reference to the entry's substitution with this name.
    case substitution
    /// `%arg`: the argument of the enclosing substitution.
    case argument
  }

  public var kind: Kind
  /// The range of its bytes in the UTF-8 of the text.
  public var range: Range<Int>
  /// The `1` of `%1$@`, or `nil` if the order determines the argument.
  public var position: Int?
  /// Length and conversion, such as `lld`, or the name of a substitution. Without flags, width and precision.
  public var conversion: String
  /// Whether a `*` takes width or precision from an argument of its own.
  public var hasArgumentWidth: Bool

  /// Returns all specifiers of a string, in order. `%%` is not a specifier, and neither is a percent sign before a
  /// space, as in `50% off`.
  public static func scan(_ text: String) -> [FormatSpecifier] {
    guard text.utf8.contains(.percent) else { return [] }
    var scanner = FormatScanner(text)
    var found: [FormatSpecifier] = []
    while let specifier = scanner.next() { found.append(specifier) }
    return found
  }
}

/// Scans the UTF-8 bytes of a string.
private struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> FormatSpecifier? {
    while let start = bytes[index...].firstIndex(of: .percent) {
      index = start + 1
      if byte == .percent {
        index += 1
      } else if let specifier = specifier(from: start) {
        return specifier
      } else {
        index = start + 1
      }
    }
    index = bytes.count
    return nil
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func specifier(from start: Int) -> FormatSpecifier? {
    if take("arg") { return make(.argument, start, nil, "arg") }
    let position = position()
    if position != nil, take("arg") { return make(.argument, start, position, "arg") }
    if take("#@") { return name(before: .at).map { make(.substitution, start, position, $0) } }
    if take("(") { guard name(before: .rightParen) != nil else { return nil } }
    let flags = index
    skip("-+0#'")
    skip("0123456789*")
    if take(".") { skip("0123456789*") }
    let hasStar = bytes[flags..<index].contains(.asterisk)
    let conversionStart = index
    takeLength()
    guard let byte, Self.conversions.contains(byte) else { return nil }
    index += 1
    let conversion = String(decoding: bytes[conversionStart..<index], as: UTF8.self)
    return make(.value, start, position, conversion, hasStar: hasStar)
  }

  private func make(
    _ kind: FormatSpecifier.Kind, _ start: Int, _ position: Int?, _ conversion: String, hasStar: Bool = false
  ) -> FormatSpecifier {
    FormatSpecifier(
      kind: kind, range: start..<index, position: position, conversion: conversion, hasArgumentWidth: hasStar)
  }

  /// Reads the number before a `$`, which begins at 1.
  private mutating func position() -> Int? {
    let start = index
    skip("0123456789")
    if index > start, byte == .dollar, let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)),
      number > 0
    {
      index += 1
      return number
    }
    index = start
    return nil
  }

  private mutating func name(before end: UInt8) -> String? {
    let start = index
    while let byte, byte != end, byte.isNamePart || byte == .minus || byte == .period { index += 1 }
    guard index > start, byte == end else { return nil }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  private mutating func takeLength() {
    for length in ["hh", "ll", "h", "l", "q", "L", "z", "t", "j"] where take(length) { return }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(_ allowed: String) {
    while let byte, allowed.utf8.contains(byte) { index += 1 }
  }

  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}

extension FormatSpecifier {
  /// Whether it takes a number, so that the text can have plural forms.
  package var isNumber: Bool {
    guard kind == .value, let letter = conversion.last else { return false }
    return "dDiuUxXoOfFeEgGaA".contains(letter)
  }
}
