// Statements of functions.
extension Generator {
  private static let valueTypes = [
    "LocalizedStringKey", "LocalizedStringKey", "LocalizedStringKey", "Text", "Text", "String",
    "LocalizedStringResource",
    "String.LocalizationValue", "AttributedString",
  ]

  /// Returns `count` statements, including nested ones.
  mutating func statements(_ count: Int, depth: Int) -> [String] {
    let outer = locals.count
    defer { locals.removeSubrange(outer...) }
    return (0..<count).flatMap { _ in statement(depth: depth) }
  }

  private mutating func statement(depth: Int) -> [String] {
    switch random.below(depth > 0 ? 20 : 11) {
    case 0...2: return inferredVariable()
    case 3...5: return typedVariable()
    case 6, 7: return [use(.name(random.pick(Self.valueTypes)))]
    case 8: return [expression(.name("Word"), budget: 3).text]
    case 9: return ["_ = " + expression(anyType(size: 2), budget: 3).text]
    case 10: return assignment()
    case 11, 12: return ifLet(depth)
    case 13: return ["if \(condition()) {"] + indented(statements(2, depth: depth - 1)) + ["}"]
    case 14, 15: return loop(depth)
    case 16: return guardLet()
    case 17: return localFunction(depth)
    case 18: return conditionalValue()
    default: return destructuring()
    }
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// An expression of a localizable type as a statement.
  private mutating func use(_ type: TypeForm) -> String {
    if type == .name("Text") || random.chance(25) { return "_ = " + expression(type, budget: 3).text }
    return "_ = " + expression(type, typed: true, budget: 3).asOperand + " as " + type.description
  }

  private mutating func inferredVariable() -> [String] {
    let name = freshName()
    var type = random.chance(35) ? TypeForm.name(random.pick(["Odd", "Odd", "OddNumber"])) : anyType(size: 3)
    if random.chance(15) { type = .function([anyType(size: 1)], anyType(size: 1)) }
    var value: String
    if case .function(let parameters, let result) = type {
      value = closure(parameters, result, isTyped: true, isAnnotated: true, 2)
    } else {
      value = expression(type, budget: 3).text
    }
    if type == .name("Odd"), value == "nil" { value = "nil as Int?" }
    declare(Variable(name: name, type: type))
    return ["let \(name) = \(value)"]
  }

  private mutating func typedVariable() -> [String] {
    let name = freshName()
    let type: TypeForm = random.chance(40) ? .name(random.pick(Self.valueTypes)) : anyType(size: 3)
    let value = expression(type, typed: true, budget: 3).text
    declare(Variable(name: name, type: type))
    return [(random.chance(30) ? "var" : "let") + " \(name): \(type) = \(value)"]
  }

  private mutating func assignment() -> [String] {
    let name = freshName()
    let element = TypeForm.name("LocalizedStringKey")
    let value = { (generator: inout Generator) in generator.expression(element, typed: true, budget: 3).text }
    switch random.below(5) {
    case 0:
      return ["var \(name): [\(element)] = []", "\(name).append(\(value(&self)))", "\(name) += [\(value(&self))]"]
    case 1: return ["var \(name): [String: \(element)] = [:]", "\(name)[\"a\"] = \(value(&self))"]
    case 2: return ["var \(name): \(element)?", "\(name) = \(value(&self))"]
    case 3:
      return [
        "let \(name): \(element)", "if \(condition()) { \(name) = \(value(&self)) } else { \(name) = \(value(&self)) }",
      ]
    default: return ["var \(name) = (key: \(element)(\"\"), count: 1)", "\(name).key = \(value(&self))"]
    }
  }

  private mutating func condition() -> String { expression(.name("Bool"), budget: 2).asHead }

  private mutating func ifLet(_ depth: Int) -> [String] {
    let type = anyType(size: 1)
    let name = freshName()
    let value = expression(.named("Optional", [type]), budget: 2).asHead
    let extra = random.chance(30) ? ", " + condition() : ""
    let body = with([Variable(name: name, type: type)]) { $0.statements(2, depth: depth - 1) }
    let head = random.chance(80) ? "if let \(name) = \(value)\(extra) {" : "if case let \(name)? = \(value)\(extra) {"
    guard random.chance(40) else { return [head] + indented(body) + ["}"] }
    return [head] + indented(body) + ["} else {"] + indented(statements(1, depth: depth - 1)) + ["}"]
  }

  private mutating func guardLet() -> [String] {
    let type = anyType(size: 1)
    let name = freshName()
    let value = expression(.named("Optional", [type]), budget: 2).asHead
    declare(Variable(name: name, type: type))
    return ["guard let \(name) = \(value) else { fatalError(\"none\") }"]
  }

  private mutating func loop(_ depth: Int) -> [String] {
    let (lines, head, variables) = loopHead()
    return lines + [head + " {"] + indented(with(variables) { $0.statements(2, depth: depth - 1) }) + ["}"]
  }

  /// A value in the head of a statement. A long one is first bound to a name.
  mutating func bound(_ value: Fragment) -> (lines: [String], value: String) {
    guard value.text.contains("{") || value.text.count > 40 else { return ([], value.asHead) }
    let name = freshName()
    return (["let \(name) = \(value.text)"], name)
  }

  private mutating func loopHead() -> ([String], String, [Variable]) {
    let (name, other) = (freshName(), freshName())
    let (type, value) = (anyType(size: 1), anyType(size: 1))
    func list(_ type: TypeForm) -> TypeForm { .named("Array", [type]) }
    switch random.below(7) {
    case 0:
      let (lines, text) = bound(expression(list(type), budget: 2))
      return (
        lines, "for (\(name), \(other)) in \(text).enumerated()",
        [.init(name: name, type: .name("Int")), .init(name: other, type: type)]
      )
    case 1:
      let (lines, text) = bound(expression(.named("Dictionary", [.name("String"), value]), budget: 2))
      return (
        lines, "for (\(name), \(other)) in \(text)",
        [.init(name: name, type: .name("String")), .init(name: other, type: value)]
      )
    case 2:
      let first = expression(list(type), budget: 1).text
      let second = expression(list(value), budget: 1).text
      return (
        [], "for (\(name), \(other)) in zip(\(first), \(second))",
        [.init(name: name, type: type), .init(name: other, type: value)]
      )
    case 3:
      return (
        [], "for \(name) in \(expression(.name("Range<Int>"), budget: 0).asHead)",
        [.init(name: name, type: .name("Int"))]
      )
    case 4:
      return (
        [], "for \(name) in stride(from: 0, to: 2, by: \(random.chance(50) ? "0.5" : "1"))",
        [.init(name: name, type: .name("Odd"))]
      )
    default:
      let (lines, text) = bound(expression(list(type), budget: 2))
      return (lines, "for \(name) in \(text)", [.init(name: name, type: type)])
    }
  }

  private mutating func localFunction(_ depth: Int) -> [String] {
    let (name, parameter) = (freshName("f"), freshName())
    let (input, output) = (anyType(size: 1), random.chance(50) ? TypeForm.name("LocalizedStringKey") : anyType(size: 1))
    let body = with([Variable(name: parameter, type: input)]) { generator in
      generator.statements(generator.random.below(2), depth: 0)
        + ["return " + generator.expression(output, typed: true, budget: 2).text]
    }
    declare(Variable(name: name, type: .function([input], output)))
    return ["func \(name)(_ \(parameter): \(input)) -> \(output) {"] + indented(body) + ["}"]
  }

  /// `let x = if … { … } else { … }`.
  private mutating func conditionalValue() -> [String] {
    let name = freshName()
    let type: TypeForm = random.chance(50) ? .name(random.pick(Self.valueTypes)) : anyType(size: 1)
    let isTyped = random.chance(60)
    let values = (0..<2).map { _ in expression(type, typed: isTyped, budget: 2).text }
    let head = "let \(name)" + (isTyped ? ": \(type)" : "") + " = "
    let lines =
      random.chance(50)
      ? [head + "if \(condition()) {", "  " + values[0], "} else {", "  " + values[1], "}"]
      : [
        head + "switch \(expression(.name("Int"), budget: 1).asHead) {", "case 1: \(values[0])",
        "default: \(values[1])", "}",
      ]
    declare(Variable(name: name, type: type))
    return lines
  }

  private mutating func destructuring() -> [String] {
    let (name, other) = (freshName(), freshName())
    let (a, b) = (anyType(size: 1), anyType(size: 1))
    let value = expression(.tuple([.init(type: a), .init(type: b)]), budget: 2).text
    declare(Variable(name: name, type: a))
    declare(Variable(name: other, type: b))
    return ["let (\(name), \(other)) = \(value)"]
  }
}
