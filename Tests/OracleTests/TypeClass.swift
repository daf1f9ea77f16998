/// The class of types that a production's variable accepts, given by its letter.
enum TypeClass {
  case any, number, integer, floating, hashable, comparable

  init(_ letter: Character) {
    switch letter {
    case "N": self = .number
    case "I": self = .integer
    case "F": self = .floating
    case "H", "K": self = .hashable
    case "C": self = .comparable
    default: self = .any
    }
  }

  static let integers = ["Int", "Int", "Int", "UInt8", "Int32", "Int64", "UInt", "UInt64", "Int16"]
  static let floatings = ["Double", "Double", "CGFloat", "Float"]
  static let texts = ["String", "String", "Character", "Substring"]

  /// Example types of this class.
  var samples: [String] {
    switch self {
    case .any:
      Self.integers + Self.floatings + Self.texts + ["String", "Bool", "Date", "LocalizedStringKey", "Text", "URL"]
    case .number: Self.integers + Self.floatings
    case .integer: Self.integers
    case .floating: Self.floatings
    case .hashable: ["Int", "String", "String", "Character", "Bool", "UInt8", "Date", "Double"]
    case .comparable: ["Int", "String", "Double", "CGFloat", "Character", "Date", "UInt8"]
    }
  }

  func contains(_ type: TypeForm) -> Bool {
    guard case .named(let name, let arguments) = type else { return self == .any && type != .void }
    if Self.pseudo.contains(name) { return false }
    if self == .any { return true }
    if name == "Optional" || name == "Array", self == .hashable { return contains(arguments[0]) }
    return arguments.isEmpty && (samples.contains(name) || extra.contains(name))
  }

  private var extra: [String] {
    switch self {
    case .hashable: ["CGFloat", "Float", "UUID", "URL", "Substring", "Int32", "Int64", "UInt", "UInt64", "Int16"]
    case .comparable: ["Float", "Substring", "Int32", "Int64", "UInt", "UInt64", "Int16"]
    default: []
    }
  }

  /// The grammar's names for literals in a context and for expressions whose type it does not track.
  static let pseudo: Set<String> = [
    "Lit", "KeyLit", "ValueLit", "StringLit", "PlainLit", "Odd", "OddNumber", "View", "Word", "KeyHole", "ValueHole",
    "StringHole",
  ]
}
