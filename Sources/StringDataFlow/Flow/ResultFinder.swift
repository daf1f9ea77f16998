import SwiftParsing

/// Finds the expressions whose values a body returns.
package struct ResultFinder {
  private let code: SharedTree

  package init(_ code: SharedTree) { self.code = code }

  private var tree: SyntaxTree { code.tree }

  /// Returns the values of all `return` statements, or of the only expression of a body.
  package func results(of body: Run) -> [ExprID] {
    let statements = tree.stmtList[body.indices]
    if statements.count == 1, let only = statements.first { return values(of: only) }
    return statements.flatMap { returns(in: $0) }
  }

  /// Returns the values of a single statement: its value or the values of its branches.
  package func values(of statement: StmtID) -> [ExprID] {
    switch tree[statement] {
    case .expr(let expr):
      if case .statement(let inner) = tree[expr] { return values(of: inner) }
      return [expr]
    case .if:
      let chain = IfChain(statement, in: tree.stmts)
      return chain.links.flatMap { results(of: $0.then) } + (chain.otherwise.map { values(of: $0) } ?? [])
    case .block(let body): return results(of: body)
    case .switch(_, let cases): return tree.cases[cases.indices].flatMap { results(of: $0.body) }
    case .conditional(let blocks): return tree.blocks[blocks.indices].flatMap { results(of: $0) }
    default: return returns(in: statement)
    }
  }

  private func returns(in run: Run) -> [ExprID] { tree.stmtList[run.indices].flatMap { returns(in: $0) } }

  private func returns(in statement: StmtID) -> [ExprID] {
    switch tree[statement] {
    case .return(let value): return value.map { [$0] } ?? []
    case .if:
      let chain = IfChain(statement, in: tree.stmts)
      return chain.links.flatMap { returns(in: $0.then) } + (chain.otherwise.map { returns(in: $0) } ?? [])
    case .block(let body), .guard(_, let body), .for(_, _, _, let body), .while(_, let body), .repeat(let body, _):
      return returns(in: body)
    case .switch(_, let cases): return tree.cases[cases.indices].flatMap { returns(in: $0.body) }
    case .do(let body, let catches, _, _):
      return returns(in: body) + tree.cases[catches.indices].flatMap { returns(in: $0.body) }
    case .conditional(let blocks): return tree.blocks[blocks.indices].flatMap { returns(in: $0) }
    case .expr(let expr):
      if case .statement(let inner) = tree[expr] { return returns(in: inner) }
      return []
    case .binding, .function, .throw, .defer, .other: return []
    }
  }
}
