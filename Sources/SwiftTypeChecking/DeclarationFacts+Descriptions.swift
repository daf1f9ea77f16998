// Descriptions of types and declarations, for explanations.
extension DeclarationFacts {
  /// Returns a type as written in source: `[String]`, `Int?`, `Box<Double>`.
  func describe(_ type: TypeID) -> String {
    let pruned = simplified(type)
    switch types[pruned] {
    case .unknown where pruned == .oversized: return "a type that is too complex for strex"
    case .unknown where pruned == .crowded:
      return "the result of a name with more than \(Self.fewCandidates) overloads, which strex does not resolve"
    case .unknown where pruned == .distant: return "the type of a member in a chain that is too long for strex"
    case .unknown, .variable: return "an unknown type"
    case .nominal(let decl, let arguments): return describe(decl, arguments)
    case .parameter(let decl, let position): return parameterName(decl, Int(position))
    case .selfType: return "Self"
    case .member(let base, _): return "an associated type of " + describe(base)
    case .tuple(let fields): return "(" + fields.map { describe($0.type) }.joined(separator: ", ") + ")"
    case .function(let fields, let result):
      return "(" + fields.map { describe($0.type) }.joined(separator: ", ") + ") -> " + describe(result)
    case .metatype(let instance): return describe(instance) + ".Type"
    case .composition(let parts): return parts.isEmpty ? "Any" : parts.map { describe($0) }.joined(separator: " & ")
    case .module: return "a module"
    }
  }

  private func describe(_ decl: DeclID, _ arguments: [TypeID]) -> String {
    let texts = arguments.map { describe($0) }
    switch (decl, texts.count) {
    case (known.optional, 1): return texts[0] + "?"
    case (known.array, 1): return "[" + texts[0] + "]"
    case (known.dictionary, 2): return "[" + texts[0] + ": " + texts[1] + "]"
    default:
      let name = index.qualifiedName(decl)
      return texts.isEmpty ? name : name + "<" + texts.joined(separator: ", ") + ">"
    }
  }

  private func parameterName(_ decl: DeclID, _ position: Int) -> String {
    "generic parameter \(position + 1) of " + index.describe(decl)
  }

  func description(of decl: DeclID) -> String {
    if let known = tables.descriptions[decl] { return known }
    let description = index.describe(decl)
    tables.descriptions.keep(description, for: decl)
    return description
  }
}
