import TestSupport

/// Writes random programs: holds the current scope and the helpers that all kinds of code share.
struct Generator {
  var random: SeededRandom
  var grammar = Grammar.standard
  /// Variables in the current scope, innermost last.
  var locals: [Variable] = []
  /// The external values that the current code uses: a function's parameters or a view's properties.
  var parameters: [Variable] = []
  var allowsParameters = false
  private var counter = 0

  init(seed: UInt64) { random = SeededRandom(seed) }

  mutating func freshName(_ prefix: String = "v") -> String {
    counter += 1
    return prefix + String(counter)
  }

  /// Runs `body` with additional variables in scope.
  mutating func with<Result>(_ variables: [Variable], _ body: (inout Generator) -> Result) -> Result {
    let depth = locals.count
    for variable in variables { declare(variable) }
    let result = body(&self)
    locals.removeSubrange(depth...)
    return result
  }

  /// Adds a variable to the scope, with the elements of a tuple.
  mutating func declare(_ variable: Variable) {
    locals.append(variable)
    guard case .tuple(let fields) = variable.type else { return }
    for (position, field) in fields.enumerated() {
      locals.append(Variable(name: variable.name + "." + (field.label ?? String(position)), type: field.type))
    }
  }

  var variables: [Variable] { parameters + locals }

  /// Returns a value of a type that a parameter or property provides.
  mutating func outsideValue(_ type: TypeForm) -> String {
    guard allowsParameters else { return "absentValue(\(type.metatypeDescription).self)" }
    let name = freshName("p")
    parameters.append(Variable(name: name, type: type))
    return name
  }

  // MARK: Types

  mutating func type(_ letter: Character, size: Int = 2) -> TypeForm {
    let kind = TypeClass(letter)
    let near = locals.suffix(4).map(\.type).filter { kind.contains($0) && $0.size < 4 }
    if !near.isEmpty, random.chance(55) { return random.pick(near) }
    guard kind == .any else { return .name(random.pick(kind.samples)) }
    return anyType(size: size)
  }

  mutating func anyType(size: Int) -> TypeForm {
    let own = grammar.ownTypes
    if !own.isEmpty, random.chance(45) { return random.pick(own) }
    guard size > 1, random.chance(30) else { return .name(random.pick(TypeClass.any.samples)) }
    switch random.below(6) {
    case 0, 1: return .named("Optional", [anyType(size: size - 1)])
    case 2, 3: return .named("Array", [anyType(size: size - 1)])
    case 4: return .named("Dictionary", [.name("String"), anyType(size: size - 1)])
    default: return .tuple([.init(type: anyType(size: 1)), .init(type: anyType(size: 1))])
    }
  }
}

extension TypeForm {
  /// The text before `.self`.
  var metatypeDescription: String {
    switch self {
    case .named(let name, _) where name.contains(" "): "(\(self))"
    case .function: "(\(self))"
    default: description
    }
  }
}
