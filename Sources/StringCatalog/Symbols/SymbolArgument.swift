import TextBasics

/// An argument of a symbol: the argument at one position of the source language's text.
public struct SymbolArgument: Sendable, Equatable {
  /// The name in `%1$(name)@` as a Swift name (`rate1To2` for `rate1to2`), or `nil` for an unlabeled argument.
  public let label: String?
  /// `arg1` if it has no label.
  public let name: String
  /// `String`, `Int`, `UInt32` …
  public let type: String
  /// Length and conversion of a number, for example `lld`, or `nil` for an object.
  public let specifier: String?

  /// Returns the arguments of a string by position. If a position occurs twice, the first specifier decides.
  static func all(of text: String, substitutions: [Substitution]) -> [SymbolArgument] {
    let format = FormatString(text)
    var byPosition: [Int: (conversion: String, label: String?)] = [:]
    var next = 1
    for (specifier, spelling) in zip(format.specifiers, format.spellings) {
      var position = specifier.position
      var conversion = specifier.conversion
      if specifier.kind == .substitution {
        let substitution = substitutions.first { $0.name == specifier.conversion }
        position = position ?? substitution?.argumentNumber
        conversion = substitution?.formatSpecifier ?? "@"
      }
      let place = position ?? next
      if position == nil { next += 1 }
      // No text has more arguments. The limit keeps a number in a malicious file from becoming an allocation size.
      guard (1...999).contains(place), byPosition[place] == nil else { continue }
      byPosition[place] = (conversion, name(in: spelling))
    }
    return byPosition.sorted { $0.key < $1.key }.enumerated().map { index, argument in
      SymbolArgument(index + 1, argument.value.conversion, label: argument.value.label)
    }
  }

  private init(_ number: Int, _ conversion: String, label: String?) {
    let isObject = conversion.last == "@"
    (self.label, name) = (label, label ?? "arg\(number)")
    type = isObject ? "String" : Self.type(ofNumber: conversion)
    specifier = isObject ? nil : conversion
  }

  private static func type(ofNumber conversion: String) -> String {
    let bits =
      switch conversion.dropLast() {
      case "": "32"
      case "h": "16"
      case "hh": "8"
      default: ""
      }
    return switch conversion.last {
    case "d", "D", "i": "Int" + bits
    case "u", "U", "x", "X", "o", "O": "UInt" + bits
    default: "Double"
    }
  }

  /// Returns the label of a specifier with its parentheses, for example `(depth)` for `%2$(depth).1f`.
  package static func label(in spelling: String) -> Substring? {
    guard let open = spelling.firstIndex(of: "("), let close = spelling.firstIndex(of: ")"), open < close else {
      return nil
    }
    return spelling[open...close]
  }

  /// Returns the label of a specifier as a Swift name, if any.
  private static func name(in spelling: String) -> String? {
    guard let word = label(in: spelling)?.dropFirst().dropLast() else { return nil }
    let isName = word.utf8.allSatisfy { $0.isNamePart } && !(word.utf8.first?.isDecimalDigit ?? true)
    return isName ? SymbolName(String(word))?.text : nil
  }
}
