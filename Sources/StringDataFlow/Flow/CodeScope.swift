import SwiftParsing
import SwiftTypeChecking

/// The meaning of names inside one piece of code, as far as it declares them itself.
struct CodeScope {
  let decl: DeclID
  private let tree: SyntaxTree
  private let parameters: [Name: Int]
  private let locals: Set<Name>
  /// The names that stand for values of this code alone: parameters, those of closures and local functions, too, and
  /// names bound by other patterns than that of `if let name`.
  private let declared: Set<Name>
  /// The cases that bind names for their own bodies; `nil` where a name is everything of the name.
  private let cases: CaseScopes?
  /// The names of `$0`, `$1` …
  private static let shorthands = (0..<10).map { Name("$" + String($0)) }

  /// - Parameter partsCases: whether a name that a case binds is one of its own in the case's body. Otherwise it is one with
  ///   all others of the name, so that nothing that may be meant is missed.
  init(_ decl: DeclID, _ reading: TypedCode, _ index: SymbolIndex, partsCases: Bool) {
    self.decl = decl
    tree = reading.code.tree
    let own = index.parameters(of: decl).enumerated().map { ($1.name, $0) }
    parameters = Dictionary(own, uniquingKeysWith: { first, _ in first })
    locals = Self.names(in: tree) { _ in true }
    let unwrapped = Set(
      tree.conditions.compactMap { condition in
        if case .optionalBinding(let pattern, nil) = condition { pattern.index } else { nil }
      })
    declared = Self.names(in: tree) { !unwrapped.contains($0) }
      .union(parameters.keys).union(tree.parameters.map(\.name))
    cases = partsCases ? CaseScopes(tree) : nil
  }

  /// The names in patterns, by the numbers of these.
  private static func names(in tree: SyntaxTree, where isMeant: (Int32) -> Bool) -> Set<Name> {
    Set(
      tree.patterns.enumerated().compactMap { number, pattern in
        if case .name(let name) = pattern, isMeant(Int32(number)) { name } else { nil }
      })
  }

  /// Whether `if let name` unwraps a value of the code itself, and no member.
  func declares(_ name: Name) -> Bool { declared.contains(name) }

  /// The possible meanings of a name at an expression; none for names from outside.
  func nodes(_ name: Name, at expr: ExprID) -> [FlowNode] {
    if let closure = closure(with: name, around: expr) { return [.local(decl, name, closure: closure)] }
    if let number = cases?.number(binding: name, around: expr) {
      return [.local(decl, name, closure: Self.scope(ofCase: number))]
    }
    var nodes: [FlowNode] = []
    if locals.contains(name) { nodes.append(.local(decl, name, closure: -1)) }
    if let position = parameters[name] { nodes.append(.parameter(decl, position)) }
    return nodes
  }

  /// The node of a name that a pattern binds.
  func node(_ name: Name, boundBy pattern: Int) -> FlowNode {
    .local(decl, name, closure: cases?.number(of: pattern).map(Self.scope) ?? -1)
  }

  private static func scope(ofCase number: Int) -> Int32 { -2 - Int32(number) }

  /// The parameters of a closure.
  func parameterNodes(of closure: Int32) -> [FlowNode] {
    let record = tree.closures[Int(closure)]
    let names =
      record.hasParameterList
      ? tree.parameters[record.parameters.indices].map(\.name)
      : Array(Self.shorthands.prefix(Int(record.shorthandCount)))
    return names.map { .local(decl, $0, closure: closure) }
  }

  /// The innermost closure around an expression that has a parameter of a name.
  private func closure(with name: Name, around expr: ExprID) -> Int32? {
    var found: (closure: Int32, length: Int)?
    for (position, closure) in tree.closures.enumerated() where closure.exprs.contains(expr.index) {
      let isOwn =
        closure.hasParameterList
        ? tree.parameters[closure.parameters.indices].contains { $0.name == name }
        : Self.shorthands.prefix(Int(closure.shorthandCount)).contains(name)
      if isOwn, closure.exprs.count < found?.length ?? .max { found = (Int32(position), closure.exprs.count) }
    }
    return found?.closure
  }
}
