import SwiftParsing

/// Finds the byte ranges of the expressions in statements.
package struct CodeSpans {
  private let code: SharedTree

  package init(_ code: SharedTree) { self.code = code }

  private var tree: SyntaxTree { code.tree }

  package func of(_ run: Run) -> [Range<UInt32>] { tree.stmtList[run.indices].flatMap(of) }

  package func of(_ statement: StmtID) -> [Range<UInt32>] {
    switch tree[statement] {
    case .expr(let expr), .return(let expr?), .throw(let expr), .binding(_, _, let expr?, _, _): [of(expr)]
    case .if: of(IfChain(statement, in: tree.stmts))
    case .block(let body), .defer(let body): of(body)
    case .guard(let conditions, let body), .while(let conditions, let body): of(conditions: conditions) + of(body)
    case .for(_, let sequence, let condition, let body): [of(sequence)] + (condition.map { [of($0)] } ?? []) + of(body)
    case .repeat(let body, let condition): of(body) + [of(condition)]
    case .do(let body, let catches, _, _): of(body) + tree.cases[catches.indices].flatMap { of($0.body) }
    case .switch(let subject, let cases): [of(subject)] + tree.cases[cases.indices].flatMap { of($0.body) }
    case .conditional(let blocks): tree.blocks[blocks.indices].flatMap { of($0) }
    case .return, .binding, .function, .other: []
    }
  }

  package func of(_ expr: ExprID) -> Range<UInt32> { tree.record(expr).span }

  private func of(_ chain: IfChain) -> [Range<UInt32>] {
    chain.links.flatMap { of(conditions: $0.conditions) + of($0.then) } + (chain.otherwise.map { of($0) } ?? [])
  }

  private func of(conditions: Run) -> [Range<UInt32>] {
    tree.conditions[conditions.indices].compactMap { condition in
      switch condition {
      case .expr(let expr), .optionalBinding(_, let expr?), .pattern(_, let expr): of(expr)
      case .optionalBinding, .availability: nil
      }
    }
  }
}
