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
