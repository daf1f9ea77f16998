/// An expression as text.
struct Fragment {
  var text: String
  /// Whether it needs parentheses as an operand.
  var isLoose = false

  var asOperand: String { isLoose ? "(" + text + ")" : text }

  /// The text before the brace of a statement.
  var asHead: String { isLoose || text.contains("{") ? "(" + text + ")" : text }
}

extension Generator {
  /// Returns an expression of a type; `typed` if the context determines the type.
  mutating func expression(_ type: TypeForm, typed: Bool = false, budget: Int) -> Fragment {
    if let literal = literal(type, budget) { return literal }
    if case .function(let parameters, let result) = type {
      return Fragment(text: closure(parameters, result, isTyped: true, isAnnotated: !typed, budget))
    }
    let known = variables.filter { $0.type == type }
    if let near = locals.last(where: { $0.type == type }), random.chance(30) { return Fragment(text: near.name) }
    if !known.isEmpty, random.chance(budget > 0 ? 25 : 80) { return Fragment(text: random.pick(known).name) }
    guard budget > 0 else { return leaf(type, typed) }
    if type == .name("Odd") { return odd(budget) }
    if let call = callOfVariable(type, budget) { return call }
    if let chain = chainEnding(in: type, budget) { return chain }
    guard let (production, bindings) = choose(type, typed) else { return leaf(type, typed) }
    return expand(production, bindings, typed: typed, budget: budget)
  }

  private mutating func choose(_ type: TypeForm, _ typed: Bool) -> (Production, Bindings)? {
    let specific = grammar.productions(of: type, typed: typed)
    let isPseudo = TypeClass.pseudo.contains(type.head ?? "")
    let usesGeneral = specific.isEmpty || !isPseudo && random.chance(25)
    let list = usesGeneral && !isPseudo ? grammar.generalProductions(of: type, typed: typed) : specific
    let own = list.filter(\.0.isOwn)
    if !own.isEmpty, random.chance(50) { return random.pick(own) }
    let contextual = typed ? list.filter(\.0.needsContext) : []
    if !contextual.isEmpty, random.chance(50) { return random.pick(contextual) }
    return list.isEmpty ? nil : random.pick(list)
  }

  /// Returns the shortest expression of a type.
  mutating func leaf(_ type: TypeForm, _ typed: Bool) -> Fragment {
    let leaves = grammar.productions(of: type, typed: typed).filter(\.0.isLeaf)
    if !leaves.isEmpty, random.chance(60) {
      let (production, bindings) = random.pick(leaves)
      return expand(production, bindings, typed: typed, budget: 0)
    }
    switch type.head {
    case "View": return expression(.name("Text"), budget: 1)
    case "Word": return Fragment(text: "print(1)")
    case "OddNumber", "Odd": return Fragment(text: "7")
    case "KeyHole", "ValueHole", "StringHole": return expression(.name("Int"), budget: 0)
    default: return Fragment(text: outsideValue(type))
    }
  }

  /// Returns a production's text with expressions in its slots; `first` fills the first slot.
  mutating func expand(
    _ production: Production, _ bindings: Bindings, typed: Bool, budget: Int, first: Fragment? = nil
  ) -> Fragment {
    var bindings = bindings
    var text = ""
    var isLoose = production.isLoose
    var isFirst = true
    for piece in production.pieces {
      switch piece {
      case .text(let part): text += fill(part, &bindings)
      case .slot(var slot):
        let isFunction = slot.type.head == "->"
        slot.type = bind(slot.type, &bindings)
        slot.variables = slot.variables.map { Variable(name: $0.name, type: bind($0.type, &bindings)) }
        let value = isFirst ? first ?? self.value(slot, isFunction, budget) : self.value(slot, isFunction, budget)
        if production.pieces.count == 1 { isLoose = value.isLoose }
        text +=
          slot.isHead ? value.asHead : slot.isOperand && production.pieces.count > 1 ? value.asOperand : value.text
        isFirst = false
      }
    }
    return Fragment(text: text, isLoose: isLoose)
  }

  private mutating func value(_ slot: Production.Slot, _ isFunction: Bool, _ budget: Int) -> Fragment {
    with(slot.variables) { generator in
      if case .function(let parameters, let result) = slot.type, isFunction {
        return generator.functionValue(parameters, result, slot, budget)
      }
      return generator.expression(slot.type, typed: slot.isTyped, budget: budget - 1)
    }
  }

  /// Assigns a type to each variable of a type.
  mutating func bind(_ type: TypeForm, _ bindings: inout Bindings) -> TypeForm {
    for letter in type.letters where bindings[letter] == nil { bindings[letter] = self.type(letter) }
    return type.bound(bindings)
  }

  /// Single capital letters in a production's own text are variables, too: `as A`, `[H: A]()`.
  private mutating func fill(_ text: String, _ bindings: inout Bindings) -> String {
    var result = ""
    var previous: Character = " "
    let characters = Array(text)
    for (position, character) in characters.enumerated() {
      let next = position + 1 < characters.count ? characters[position + 1] : " "
      let isVariable = "ABDHCNIF".contains(character) && !previous.isWordPart && previous != "." && !next.isWordPart
      result += isVariable ? written(bind(.variable(character), &bindings), before: next) : String(character)
      previous = character
    }
    return result
  }

  private func written(_ type: TypeForm, before next: Character) -> String {
    next == "?" ? TypeForm.named("Optional", [type]).description.dropLast().description : type.description
  }

  private mutating func callOfVariable(_ type: TypeForm, _ budget: Int) -> Fragment? {
    let callable = variables.filter { if case .function(_, let result) = $0.type { result == type } else { false } }
    guard !callable.isEmpty, random.chance(40) else { return nil }
    let variable = random.pick(callable)
    guard case .function(let parameters, _) = variable.type else { return nil }
    let arguments = parameters.map { expression($0, typed: true, budget: budget - 1).text }
    return Fragment(text: variable.name + "(" + arguments.joined(separator: ", ") + ")")
  }
}

extension Production {
  /// Whether it uses a declaration of the program.
  var isOwn: Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text): text.contains("§")
      case .slot(let slot): slot.type.description.contains("§")
      }
    }
  }
}

extension TypeForm {
  var letters: [Character] {
    switch self {
    case .variable(let letter): [letter]
    case .named(_, let arguments): arguments.flatMap(\.letters)
    case .tuple(let fields): fields.flatMap(\.type.letters)
    case .function(let parameters, let result): parameters.flatMap(\.letters) + result.letters
    }
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "§" }
}
