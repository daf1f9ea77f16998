// Closures, key paths and other values of function type.
extension Generator {
  /// The value of a function slot: a trailing closure, or any expression if the slot is in parentheses.
  mutating func functionValue(
    _ parameters: [TypeForm], _ result: TypeForm, _ slot: Production.Slot, _ budget: Int
  ) -> Fragment {
    if slot.isTrailing { return contextualClosure(parameters, result, slot, budget) }
    let known = variables.filter { $0.type == .function(parameters, result) }
    if !known.isEmpty, random.chance(30) { return Fragment(text: random.pick(known).name) }
    if parameters.count == 1, random.chance(30), let path = keyPath(parameters[0], result) {
      return Fragment(text: "\\" + path)
    }
    return contextualClosure(parameters, result, slot, budget)
  }

  private mutating func contextualClosure(
    _ parameters: [TypeForm], _ result: TypeForm, _ slot: Production.Slot, _ budget: Int
  ) -> Fragment {
    Fragment(text: closure(parameters, result, isTyped: slot.isTyped, isAnnotated: false, budget - 1))
  }

  /// `.a.b` from one type to another.
  mutating func keyPath(_ root: TypeForm, _ value: TypeForm) -> String? {
    let found = grammar.starting.compactMap { production -> String? in
      guard production.pieces.count == 2, case .slot(let slot) = production.pieces[0],
        case .text(let text) = production.pieces[1], text.hasPrefix("."),
        text.allSatisfy({ $0.isWordPart || $0 == "." })
      else { return nil }
      var bindings: Bindings = [:]
      let fits = slot.type.matches(root, &bindings) && production.result.matches(value, &bindings)
      return fits ? text : nil
    }
    return found.isEmpty ? nil : random.pick(found)
  }

  /// - Parameters:
  ///   - isTyped: whether the context determines the result.
  ///   - isAnnotated: whether parameters and result need explicit types.
  mutating func closure(
    _ parameters: [TypeForm], _ result: TypeForm, isTyped: Bool, isAnnotated: Bool, _ budget: Int
  ) -> String {
    let names = parameters.map { _ in freshName("c") }
    let variables = zip(names, parameters).map { Variable(name: $0, type: $1) }
    let typed = isTyped || isAnnotated
    var statements: [String] = []
    var resultType = ""
    let body = with(variables) { generator in
      if generator.random.chance(15) { statements.append(generator.inlineLet(budget)) }
      return result == .void
        ? generator.expression(.name("Word"), budget: budget - 1).text
        : generator.expression(result, typed: typed, budget: budget - 1).text
    }
    if !statements.isEmpty || random.chance(8) && result != .void {
      statements.append(result == .void ? body : "return " + body)
    } else {
      statements.append(body)
    }
    // The compiler does not infer from several statements deep inside an expression.
    if statements.count > 1, !isTyped, budget < 2, result != .void { resultType = " -> \(result)" }
    let text = statements.joined(separator: "; ")
    if isAnnotated || random.chance(8) { return annotated(names, parameters, result, text) }
    return short(names, text, resultType)
  }

  private mutating func inlineLet(_ budget: Int) -> String {
    let name = freshName()
    let type = anyType(size: 1)
    let value = expression(type, budget: budget - 1).text
    declare(Variable(name: name, type: type))
    return "let \(name) = \(value)"
  }

  private func annotated(_ names: [String], _ types: [TypeForm], _ result: TypeForm, _ body: String) -> String {
    let list = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    return "{ (\(list)) -> \(result) in \(body) }"
  }

  private mutating func short(_ names: [String], _ body: String, _ result: String) -> String {
    let uses = names.map { body.occurrences(of: $0) }
    let isDirect = uses.allSatisfy { $0.allSatisfy { $0 == 0 } }
    if names.isEmpty { return result.isEmpty ? "{ \(body) }" : "{ ()\(result) in \(body) }" }
    if isDirect, result.isEmpty, uses.last?.isEmpty == false, random.chance(60) {
      var text = body
      for (position, name) in names.enumerated() { text = text.replacingName(name, with: "$\(position)") }
      return "{ \(text) }"
    }
    let list = zip(names, uses).map { $1.isEmpty ? "_" : $0 }.joined(separator: ", ")
    return result.isEmpty ? "{ \(list) in \(body) }" : "{ (\(list))\(result) in \(body) }"
  }
}

extension String {
  /// The brace depth at each occurrence of a name.
  func occurrences(of name: String) -> [Int] {
    var depth = 0
    var found: [Int] = []
    for (word, isName) in words {
      if isName, word == name { found.append(depth) }
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
    }
    return found
  }

  func replacingName(_ name: String, with other: String) -> String {
    words.map { $1 && $0 == name ? other : $0 }.joined()
  }

  /// The text split into whole names and single other characters.
  private var words: [(String, Bool)] {
    var result: [(String, Bool)] = []
    for character in self {
      if character.isWordPart, let last = result.last, last.1 {
        result[result.count - 1].0.append(character)
      } else {
        result.append((String(character), character.isWordPart))
      }
    }
    return result
  }
}
