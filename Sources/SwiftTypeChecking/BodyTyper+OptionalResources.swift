import SwiftParsing

// Branches of one `if` or `switch` whose value is a `LocalizedStringResource?`. Xcode extracts only one of their
// literals without interpolations.
extension BodyTyper {
  /// Marks all but the first literal that the branches of a statement give to an optional resource.
  func mergeBranches(of statement: StmtID, _ mode: StatementMode) {
    guard case .value(let type) = mode, let decl = wrapped(simplified(type)).flatMap({ declaration(of: $0) }),
      index[decl].name == SpecialNames.resource, !index.isProject(decl)
    else { return }
    for literal in branchLiterals(statement).dropFirst() { unit.literals[Int(literal)].isMerged = true }
  }

  /// Returns the literals without interpolations that are values of branches. Cases that a single test decides come
  /// before those with nested patterns.
  private func branchLiterals(_ statement: StmtID) -> [Int32] {
    switch unit.tree[statement] {
    case .expr(let expr): return branchLiterals(expr)
    case .block(let body): return branchLiterals(body)
    case .if:
      let chain = IfChain(statement, in: unit.tree.stmts)
      return chain.links.flatMap { branchLiterals($0.then) } + (chain.otherwise.map { branchLiterals($0) } ?? [])
    case .switch(_, let cases):
      let cases = unit.tree.cases[cases.indices]
      return (cases.filter { !isNested($0) } + cases.filter { isNested($0) }).flatMap { branchLiterals($0.body) }
    default: return []
    }
  }

  private func branchLiterals(_ body: Run) -> [Int32] {
    guard body.count == 1 else { return [] }
    return branchLiterals(unit.tree.stmtList[Int(body.start)])
  }

  private func branchLiterals(_ expr: ExprID) -> [Int32] {
    switch unit.tree[expr] {
    case .string(let literal): unit.tree.literals[Int(literal)].interpolations.isEmpty ? [literal] : []
    case .paren(let inner): branchLiterals(inner)
    case .statement(let statement): branchLiterals(statement)
    default: []
    }
  }

  /// Returns whether a case has a pattern inside another one: `.damaged(.torn)`, but not `.damaged` or `.damaged(let
  /// x)`.
  private func isNested(_ entry: SwitchCase) -> Bool {
    unit.tree.patternList[entry.patterns.indices].contains { isNested($0.pattern) }
  }

  private func isNested(_ pattern: PatternID) -> Bool {
    switch unit.tree[pattern] {
    case .enumCase(_, _, let payload): unit.tree.patternList[payload.indices].contains { isTest($0.pattern) }
    case .tuple(let elements): unit.tree.patternList[elements.indices].count { isTest($0.pattern) } > 1
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): isTest(inner)
    case .wildcard, .name, .test, .expr: false
    }
  }

  /// Returns whether a pattern does not match every value.
  private func isTest(_ pattern: PatternID) -> Bool {
    switch unit.tree[pattern] {
    case .wildcard, .name: false
    case .tuple(let elements): unit.tree.patternList[elements.indices].contains { isTest($0.pattern) }
    case .typed(let inner, _): isTest(inner)
    case .enumCase, .optional, .cast, .test, .expr: true
    }
  }
}
