/// A type in the grammar; single capital letters are variables of productions.
indirect enum TypeForm: Hashable, Sendable {
  case named(String, [TypeForm])
  case variable(Character)
  case tuple([TupleField])
  case function([TypeForm], TypeForm)

  struct TupleField: Hashable, Sendable {
    var label: String?
    var type: TypeForm
  }

  static func name(_ name: String) -> TypeForm { .named(name, []) }
  static let void = TypeForm.tuple([])

  /// The index key for finding productions.
  var head: String? {
    switch self {
    case .named(let name, _): name
    case .variable: nil
    case .tuple: "("
    case .function: "->"
    }
  }

  var isGround: Bool {
    switch self {
    case .named(_, let arguments): arguments.allSatisfy(\.isGround)
    case .variable: false
    case .tuple(let fields): fields.allSatisfy(\.type.isGround)
    case .function(let parameters, let result): result.isGround && parameters.allSatisfy(\.isGround)
    }
  }

  /// The number of names in the type.
  var size: Int {
    switch self {
    case .named(_, let arguments): arguments.reduce(1) { $0 + $1.size }
    case .variable: 1
    case .tuple(let fields): fields.reduce(1) { $0 + $1.type.size }
    case .function(let parameters, let result): parameters.reduce(1 + result.size) { $0 + $1.size }
    }
  }
}

extension TypeForm: CustomStringConvertible {
  /// The Swift syntax of the type.
  var description: String {
    switch self {
    case .variable(let letter): return String(letter)
    case .tuple(let fields):
      return "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map(\.parameterDescription).joined(separator: ", ") + ") -> " + result.description
    case .named(let name, let arguments): return TypeForm.description(name, arguments)
    }
  }

  private static func description(_ name: String, _ arguments: [TypeForm]) -> String {
    switch (name, arguments.count) {
    case (_, 0): name
    case ("Optional", 1): arguments[0].needsParentheses ? "(\(arguments[0]))?" : "\(arguments[0])?"
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
  }

  private var needsParentheses: Bool {
    switch self {
    case .function: true
    case .named(let name, _): name.contains(" ")
    default: false
    }
  }

  var parameterDescription: String {
    if case .function = self { return "@escaping " + description }
    return description
  }
}

/// The types assigned to the variables of a production.
typealias Bindings = [Character: TypeForm]

extension TypeForm {
  func bound(_ bindings: Bindings) -> TypeForm {
    switch self {
    case .variable(let letter): bindings[letter] ?? self
    case .named(let name, let arguments): .named(name, arguments.map { $0.bound(bindings) })
    case .tuple(let fields): .tuple(fields.map { TupleField(label: $0.label, type: $0.type.bound(bindings)) })
    case .function(let parameters, let result): .function(parameters.map { $0.bound(bindings) }, result.bound(bindings))
    }
  }

  /// Binds the variables of this pattern so that it becomes `type`, or `false` if that is impossible.
  func matches(_ type: TypeForm, _ bindings: inout Bindings) -> Bool {
    switch (self, type) {
    case (.variable(let letter), _):
      if let known = bindings[letter] { return known == type }
      guard TypeClass(letter).contains(type) else { return false }
      bindings[letter] = type
      return true
    case (.named(let a, let lhs), .named(let b, let rhs)):
      return a == b && lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.matches($1, &bindings) }
    case (.tuple(let lhs), .tuple(let rhs)):
      return lhs.count == rhs.count
        && zip(lhs, rhs).allSatisfy { $0.label == $1.label && $0.type.matches($1.type, &bindings) }
    case (.function(let lhs, let x), .function(let rhs, let y)):
      return lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.matches($1, &bindings) } && x.matches(y, &bindings)
    default: return false
    }
  }
}
