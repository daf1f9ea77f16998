import SwiftParsing
import SwiftTypeChecking

/// The meaning of the names that a piece of code declares itself.
final class CodeScope {
  let decl: DeclID
  private let code: SharedTree
  /// The positions of the declaration's parameters that the code names.
  private let parameters: [Name: Int]
  private let locals: Set<Name>
  /// The names of values that belong only to this code: parameters, also of closures and local functions, and names
  /// bound by patterns other than `if let name`.
  private lazy var declared = declaredNames()
  /// The cases that bind names for their own bodies, or `nil` if all uses of a name are treated as one.
  private let cases: CaseScopes?
  /// The names of `$0`, `$1` …
  private static let shorthands = (0..<10).map { Name("$" + String($0)) }

  private var tree: SyntaxTree { code.tree }

  /// - Parameter partsCases: whether a name that a case binds is separate in the case's body. Otherwise all uses of the
  ///   name are one node, so that no possible meaning is missed.
  init(_ decl: DeclID, _ reading: TypedCode, _ index: SymbolIndex, partsCases: Bool) {
    self.decl = decl
    code = reading.code
    locals = Self.names(in: code) { _ in true }
    parameters = Self.parameters(of: decl, namedIn: code, locals, index)
    cases = partsCases ? CaseScopes(code) : nil
  }

  /// Returns the parameters that the code names. A default value names few of them, and each of a thousand parameters
  /// may have one.
  private static func parameters(
    of decl: DeclID, namedIn code: SharedTree, _ locals: Set<Name>, _ index: SymbolIndex
  ) -> [Name: Int] {
    if index[decl].parameters.isEmpty { return [:] }
    var named = locals
    for case .identifier(let name, _) in code.tree.exprs.lazy.map(\.node) { named.insert(name) }
    if named.isEmpty { return [:] }
    let own = index.parameters(of: decl).enumerated().lazy.filter { named.contains($1.name) }.map { ($1.name, $0) }
    return Dictionary(own, uniquingKeysWith: { first, _ in first })
  }

  private func declaredNames() -> Set<Name> {
    let unwrapped = Set(
      tree.conditions.compactMap { condition in
        if case .optionalBinding(let pattern, nil) = condition { pattern.index } else { nil }
      })
    return Self.names(in: code) { !unwrapped.contains($0) }
      .union(parameters.keys).union(tree.parameters.map(\.name))
  }

  /// Returns the names in patterns, by the numbers of the patterns.
  private static func names(in code: SharedTree, where isMeant: (Int32) -> Bool) -> Set<Name> {
    Set(
      code.tree.patterns.enumerated().compactMap { number, pattern in
        if case .name(let name) = pattern, isMeant(Int32(number)) { name } else { nil }
      })
  }

  /// Returns whether `if let name` unwraps a value of the code itself and not a member.
  func declares(_ name: Name) -> Bool { declared.contains(name) }

  /// Returns the possible meanings of a name at an expression. The result is empty for names from outside.
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

  /// Returns the node of a name that a pattern binds.
  func node(_ name: Name, boundBy pattern: Int) -> FlowNode {
    .local(decl, name, closure: cases?.number(of: pattern).map(Self.scope) ?? -1)
  }

  private static func scope(ofCase number: Int) -> Int32 { -2 - Int32(number) }

  /// Returns the nodes of a closure's parameters.
  func parameterNodes(of closure: Int32) -> [FlowNode] {
    let record = tree.closures[Int(closure)]
    let names =
      record.hasParameterList
      ? tree.parameters[record.parameters.indices].map(\.name)
      : Array(Self.shorthands.prefix(Int(record.shorthandCount)))
    return names.map { .local(decl, $0, closure: closure) }
  }

  /// Returns the innermost closure around an expression that has a parameter with a given name.
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
