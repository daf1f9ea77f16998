/// The format specifier of each numeric type, as `formatSpecifier` in SwiftUI and Foundation gives it (facts A2).
enum FormatSpecifierTable {
  static func specifier(forType name: String) -> String {
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

  /// What may be of any type.
  static let unknown = "%p"

  /// The specifier of an argument of `String(format:)`, which takes numbers, objects and what bridges to objects.
  static func specifier(forArgument name: String, isClass: Bool) -> String {
    let number = specifier(forType: name)
    if number != other || isClass || ["String", "Data", "Date", "Decimal", "URL", "UUID"].contains(name) {
      return number
    }
    return name == "Bool" ? "%d" : unknown
  }

  /// `placeholder: .int` and its like.
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
