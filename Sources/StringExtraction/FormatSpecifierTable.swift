/// The format specifier of each numeric type, as in `formatSpecifier` of SwiftUI and Foundation (facts A2).
package enum FormatSpecifierTable {
  package static func specifier(forType name: String) -> String {
    switch name {
    case "Int", "Int64": "%lld"
    case "Int8", "Int16", "Int32": "%d"
    case "UInt", "UInt64": "%llu"
    case "UInt8", "UInt16", "UInt32": "%u"
    case "Float": "%f"
    case "Double", "CGFloat": "%lf"
    default: other
    }
  }

  /// The specifier of every other type.
  static let other = "%@"

  /// Returns the specifier that is assumed for an expression of unknown type. An expression named like a count or an
  /// index is an `Int` in 98 of 100 cases. Any other is rarely a number.
  static func specifier(assumedOf expression: String) -> String {
    var name = expression[...]
    while name.last == "!" || name.last == "?" { name.removeLast() }
    if name.last == ")" {
      var depth = 0
      while let last = name.popLast() {
        depth += last == ")" ? 1 : last == "(" ? -1 : 0
        if depth == 0 { break }
      }
    }
    let start = name.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
    let word = start.map { name[name.index(after: $0)...] } ?? name
    let isNumber = word == "count" || word == "index" || word.hasSuffix("Count") || word.hasSuffix("Index")
    return isNumber ? specifier(forType: "Int") : other
  }

  /// The specifier of an argument that may have any type.
  static let unknown = "%p"

  /// Returns the specifier of an argument of `String(format:)`, which takes numbers, objects and values that bridge to
  /// objects.
  static func specifier(forArgument name: String, isClass: Bool) -> String {
    let number = specifier(forType: name)
    if number != other || isClass || ["String", "Data", "Date", "Decimal", "URL", "UUID"].contains(name) {
      return number
    }
    return name == "Bool" ? "%d" : unknown
  }

  /// Returns the specifier for `placeholder: .int` and similar arguments.
  static func specifier(forPlaceholder name: String) -> String? {
    switch name {
    case ".int": "%lld"
    case ".uint": "%llu"
    case ".float": "%f"
    case ".double": "%lf"
    case ".object": "%@"
    default: nil
    }
  }
}
