// Whole programs: declarations, followed by functions, methods and views that use them.
extension Generator {
  static func program(seed: UInt64) -> Program {
    var generator = Generator(seed: seed)
    return generator.program()
  }

  private mutating func program() -> Program {
    var lines: [String] = []
    let modules = DeclarationModule.all.shuffled(using: &random).prefix(1 + random.below(3))
    for module in modules { lines += declare(module) }
    for _ in 0..<(1 + random.below(3)) { lines += unit() }
    return Program(lines: lines)
  }

  private mutating func unit() -> [String] {
    parameters = []
    locals = []
    allowsParameters = true
    switch random.below(10) {
    case 0...2: return view()
    case 3, 4: return method()
    case 5: return function(returning: .name("LocalizedStringKey"))
    case 6: return function(returning: anyType(size: 2))
    default: return function(returning: .void)
    }
  }

  private mutating func function(returning result: TypeForm) -> [String] {
    let name = freshName("use") + "§"
    var body = statements(4 + random.below(4), depth: 2)
    if result != .void { body.append("return " + expression(result, typed: true, budget: 2).text) }
    let head = "func \(name)(\(parameterList))" + (result == .void ? "" : " -> \(result)")
    return [head + " {"] + body.map { "  " + $0 } + ["}"]
  }

  private var parameterList: String {
    parameters.map { "_ \($0.name): \($0.type.parameterDescription)" }.joined(separator: ", ")
  }

  /// Inside these types, `max` refers to their method.
  private static let sequences: [TypeForm] = [.name("Countdown§"), .name("Each§")]

  /// A computed property or a method in an extension of one of the program's types.
  private mutating func method() -> [String] {
    let owners = grammar.ownTypes.filter { $0.isPlainName && !Self.sequences.contains($0) }
    guard !owners.isEmpty else { return function(returning: .void) }
    let owner = random.pick(owners)
    let name = freshName("use") + "§"
    locals = ownMembers(of: owner) + [Variable(name: "self", type: owner)]
    let isProperty = random.chance(50)
    allowsParameters = !isProperty
    let result: TypeForm = random.chance(60) ? .name("LocalizedStringKey") : anyType(size: 2)
    var body = statements(1 + random.below(3), depth: 1)
    body.append("return " + expression(result, typed: true, budget: 2).text)
    let head = isProperty ? "var \(name): \(result)" : "func \(name)(\(parameterList)) -> \(result)"
    return ["extension \(owner) {", "  \(head) {"] + body.map { "    " + $0 } + ["  }", "}"]
  }

  /// The members that productions name, with their names inside the type.
  private func ownMembers(of owner: TypeForm) -> [Variable] {
    grammar.starting.compactMap { production in
      guard production.pieces.count == 2, case .slot(let slot) = production.pieces[0], slot.type == owner,
        case .text(let text) = production.pieces[1], text.hasPrefix("."), text.dropFirst().allSatisfy(\.isWordPart),
        !TypeClass.pseudo.contains(production.result.head ?? ""), production.result.isGround
      else { return nil }
      return Variable(name: String(text.dropFirst()), type: production.result)
    }
  }

  /// A view whose properties are the values that its body needs.
  private mutating func view() -> [String] {
    let body = viewStatements(3 + random.below(3), depth: 2)
    let name = freshName("Screen") + "§"
    let properties = parameters.map { variable in
      if random.chance(15) {
        return "  @State private var \(variable.name) = absentValue(\(variable.type.metatypeDescription).self)"
      }
      if random.chance(10) { return "  @Binding var \(variable.name): \(variable.type)" }
      return "  let \(variable.name): \(variable.type)"
    }
    return ["struct \(name): View {"] + properties + ["  var body: some View {"] + body.map { "    " + $0 } + [
      "  }", "}",
    ]
  }

  private mutating func viewStatements(_ count: Int, depth: Int) -> [String] {
    let outer = locals.count
    defer { locals.removeSubrange(outer...) }
    return (0..<count).flatMap { _ in viewStatement(depth) }
  }

  private mutating func viewStatement(_ depth: Int) -> [String] {
    switch random.below(depth > 0 ? 12 : 6) {
    case 0...4: return [expression(.name("View"), budget: 3).text]
    case 5:
      let (name, type) = (freshName(), anyType(size: 2))
      let value = expression(type, budget: 2).text
      declare(Variable(name: name, type: type))
      return ["let \(name) = \(value)"]
    case 6: return container("VStack {", [], depth)
    case 7: return container("Section(\(expression(.name("Lit"), budget: 2).text)) {", [], depth)
    case 8, 9:
      let (name, type) = (freshName(), anyType(size: 1))
      let (lines, list) = bound(expression(.named("Array", [type]), budget: 2))
      return lines
        + container(
          "ForEach(Array(\(list).enumerated()), id: \\.offset) { index, \(name) in",
          [
            Variable(name: "index", type: .name("Int")), Variable(name: name, type: type),
          ], depth)
    case 10:
      let (name, type) = (freshName(), anyType(size: 1))
      let value = expression(.named("Optional", [type]), budget: 2).asHead
      return container("if let \(name) = \(value) {", [Variable(name: name, type: type)], depth)
    default: return container("if \(expression(.name("Bool"), budget: 2).asHead) {", [], depth)
    }
  }

  private mutating func container(_ head: String, _ variables: [Variable], _ depth: Int) -> [String] {
    let body = with(variables) { $0.viewStatements(2, depth: depth - 1) }
    return [head] + body.map { "  " + $0 } + ["}"]
  }
}

extension TypeForm {
  /// Whether the program can extend it.
  var isPlainName: Bool {
    guard case .named(let name, let arguments) = self else { return false }
    return arguments.isEmpty && !name.contains(" ")
  }
}
