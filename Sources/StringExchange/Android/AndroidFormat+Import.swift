import StringCatalog
import TextBasics

// Conversion of Java's format strings to a catalog's.
extension AndroidFormat {
  /// - Parameter models: strings of the catalog with the same arguments, the nearest first.
  static func imported(_ text: String, like models: [String]) throws(CrossingError) -> String {
    let found = JavaSpecifier.scan(text)
    let arguments = AndroidArguments(models)
    // Without arguments the text is not formatted, so a percent sign is a literal one.
    if found.isEmpty || arguments.isEmpty && found.allSatisfy({ $0.position == nil }) { return text }
    let numbers = arguments.numbers(of: found, as: models.first ?? "")
    var spellings: [String] = []
    for (specifier, number) in zip(found, numbers) { spellings.append(try arguments.spelling(of: specifier, number)) }
    let isPlain = arguments.mayStandPlain(numbers)
    let bytes = Array(text.utf8)
    var (out, position): ([UInt8], Int) = ([], 0)
    for (index, specifier) in found.enumerated() {
      out += bytes[position..<specifier.range.lowerBound]
      out += ("%" + (isPlain[index] ? "" : "\(numbers[index])$") + spellings[index]).utf8
      position = specifier.range.upperBound
    }
    return String(decoding: out + bytes[position...], as: UTF8.self)
  }
}

/// The arguments of related strings, and their specifiers in a catalog.
private struct AndroidArguments {
  /// The specifiers by argument number.
  private var spellings: [Int: String] = [:]
  private var plainNumbers: Set<Int> = []
  var isEmpty: Bool { spellings.isEmpty }

  init(_ models: [String]) {
    for model in models {
      for (number, specifier, spelling) in FormatString(model).numberedValues where spellings[number] == nil {
        spellings[number] = spelling
        if specifier.position == nil { plainNumbers.insert(number) }
      }
    }
  }

  /// Returns the argument numbers of specifiers. Specifiers without a number are counted in order. If an argument would
  /// then have the wrong type, the model's numbers are used: if it has the same types in the same order, or if each
  /// type occurs only once.
  func numbers(of found: [JavaSpecifier], as model: String) -> [Int] {
    var implicit = 0
    let counted = found.map { specifier in
      if specifier.position == nil { implicit += 1 }
      return specifier.position ?? implicit
    }
    let isFitting = zip(found, counted).allSatisfy { $0.position != nil || spellings[$1].flatMap(Self.kind) == $0.kind }
    if isFitting || found.contains(where: { $0.position != nil }) { return counted }
    let own = FormatString(model).numberedValues
    if own.map({ Self.kind($0.spelling) }) == found.map(\.kind) { return own.map(\.number) }
    let only = found.map { specifier in spellings.filter { Self.kind($0.value) == specifier.kind }.map(\.key) }
    return only.allSatisfy { $0.count == 1 } ? only.compactMap(\.first) : counted
  }

  private static func kind(_ spelling: String) -> SpecifierKind? { SpecifierKind(SpecifierParts(spelling).conversion) }

  /// Returns the specifier without `%` and position.
  func spelling(of specifier: JavaSpecifier, _ number: Int) throws(CrossingError) -> String {
    let parts = specifier.parts
    guard specifier.isKnown else {
      throw CrossingError("catalogs do not support \(TerminalSafeText.word(specifier.spelling))")
    }
    let start = parts.flags.replacing(",", with: "'") + parts.width + parts.precision
    guard let model = spellings[number] else {
      return start + (specifier.kind == .text ? "@" : specifier.kind == .integer ? integer(parts) : parts.conversion)
    }
    let conversion = SpecifierParts(model).conversion
    let name = Self.name(in: model)
    if let kind = SpecifierKind(conversion) {
      if kind.android(conversion) == parts.conversion { return name + start + conversion }
      let length = String(conversion.dropLast())
      if kind == specifier.kind, kind == .integer || kind == .real { return name + start + length + parts.conversion }
      // Java formats any argument as text.
      if specifier.kind == .text, start.isEmpty { return name + String(model.dropFirst(Self.prefix(of: model))) }
    }
    let words = [specifier.spelling, model].map(TerminalSafeText.word)
    throw CrossingError("\(words[0]) does not match \(words[1]) in the catalog")
  }

  private func integer(_ parts: SpecifierParts) -> String { "ll" + parts.conversion }

  /// Returns the name of an argument in its parentheses, `(count)`.
  private static func name(in spelling: String) -> String {
    guard let start = spelling.firstIndex(of: "("), let end = spelling.firstIndex(of: ")"), start < end else {
      return ""
    }
    return String(spelling[start...end])
  }

  /// Returns the length of the prefix before flags and conversion: `%2$` and the name.
  private static func prefix(of spelling: String) -> Int {
    let parts = SpecifierParts(spelling)
    return spelling.count - (parts.flags + parts.width + parts.precision + parts.conversion).count
  }

  /// Returns whether each specifier needs no number, because the catalog has none there and the order gives the same
  /// number.
  func mayStandPlain(_ numbers: [Int]) -> [Bool] {
    var implicit = 0
    let plain = numbers.map { number in
      guard plainNumbers.contains(number), implicit + 1 == number else { return false }
      implicit += 1
      return true
    }
    // A mix of numbered and unnumbered arguments would have a different meaning.
    let isMixed = zip(numbers, plain).contains { plainNumbers.contains($0) && !$1 }
    return isMixed ? plain.map { _ in false } : plain
  }
}

/// A part of a Java format string that takes an argument.
struct JavaSpecifier {
  /// The range of its bytes in the UTF-8 of the text.
  var range: Range<Int>
  var position: Int?
  var parts: SpecifierParts
  /// `nil` if catalogs have no such specifier.
  var kind: SpecifierKind?
  var spelling: String

  /// Returns all specifiers of a string. `%%` is not a specifier, and neither is a percent sign before a space.
  static func scan(_ text: String) -> [JavaSpecifier] {
    let bytes = Array(text.utf8)
    var (found, index): ([JavaSpecifier], Int) = ([], 0)
    while let start = bytes[index...].firstIndex(of: .percent) {
      let end = end(of: bytes, from: start + 1)
      index = end
      guard end > start + 1, bytes[end - 1] != .percent else { continue }
      let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
      let parts = SpecifierParts(spelling)
      found.append(
        .init(
          range: start..<end, position: position(spelling), parts: parts, kind: SpecifierKind(parts.conversion),
          spelling: spelling))
    }
    return found
  }

  var isKnown: Bool {
    let isOwn = parts.conversion.count != 1 || parts.conversion == "S" || parts.conversion == "C"
    return kind != nil && !isOwn && !parts.flags.contains("(")
  }

  private static func position(_ spelling: String) -> Int? {
    guard let dollar = spelling.firstIndex(of: "$") else { return nil }
    return Int(spelling[spelling.index(after: spelling.startIndex)..<dollar])
  }

  /// Returns the end of the specifier whose percent sign precedes a position, or the position itself if there is none.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var index = start
    func skip(_ isSkipped: (UInt8) -> Bool) { while index < bytes.count, isSkipped(bytes[index]) { index += 1 } }
    if index < bytes.count, bytes[index] == .percent { return index + 1 }
    skip(\.isDecimalDigit)
    if index < bytes.count, index > start, bytes[index] == .dollar { index += 1 } else { index = start }
    skip { "-+0#,(<".utf8.contains($0) }
    skip(\.isDecimalDigit)
    if index < bytes.count, bytes[index] == .period {
      index += 1
      skip(\.isDecimalDigit)
    }
    guard index < bytes.count, conversions.contains(bytes[index]) else { return start }
    let isDate = bytes[index] | 0x20 == .ascii("t") && index + 1 < bytes.count && bytes[index + 1].isLetter
    return index + (isDate ? 2 : 1)
  }

  private static let conversions = Set("bBhHsScCdoxXeEfgGaAtTn".utf8)
}
