import SwiftLexing

/// Code that never runs. The compiler removes it before it extracts strings, except for closures and local functions,
/// which are compiled as separate functions (facts J).
extension Parser {
  /// Parses code, and records it as unreachable if a condition determines that it never runs.
  mutating func parseUnreachable<Result>(if isUnreachable: Bool, _ parse: (inout Parser) -> Result) -> Result {
    guard isUnreachable, removedFrom == nil else { return parse(&self) }
    let start = token.start
    removedFrom = start
    let result = parse(&self)
    tree.unreachable.append(range(from: start))
    endRemoved()
    return result
  }

  /// Parses a closure or the body of a local function. Constants of the surrounding code are unknown inside, because
  /// the compiler does not follow captured values.
  mutating func parseFunctionCode<Result>(_ parse: (inout Parser) -> Result) -> Result {
    let isInRemoved = removedFrom != nil
    endRemoved()
    let outer = constants
    constants = [:]
    let result = parse(&self)
    constants = outer
    if isInRemoved { removedFrom = token.start }
    return result
  }

  private mutating func endRemoved() {
    guard let start = removedFrom else { return }
    tree.removed.append(range(from: start))
    removedFrom = nil
  }

  /// Returns whether the statements after a statement never run.
  func neverContinues(_ statement: StmtID) -> Bool {
    switch tree[statement] {
    case .guard(let conditions, _): return constantValue(of: conditions) == false
    case .expr(let expr): return neverReturns(expr)
    case .return, .throw: return true
    default: return false
    }
  }

  /// Returns whether an expression is a call of a function that never returns.
  private func neverReturns(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .await(let inner), .try(_, let inner): return neverReturns(inner)
    case .call(let callee, _):
      switch tree[callee] {
      case .identifier(let name, _): return stops.contains(name, isMethod: false)
      case .member(let base, let name, _):
        if case .identifier(Name("Swift"), _) = tree[base] { return stops.contains(name, isMethod: false) }
        return stops.contains(name, isMethod: true)
      default: return false
      }
    default: return false
    }
  }

  /// Returns the value of a list of conditions, if it is the same in each run: `false` if one condition is always
  /// false.
  func constantValue(of conditions: Run) -> Bool? {
    let values = tree.conditions[conditions.indices].map { condition -> Bool? in
      if case .expr(let expr) = condition { constantValue(of: expr) } else { nil }
    }
    if values.contains(false) { return false }
    return !values.isEmpty && values.allSatisfy { $0 == true } ? true : nil
  }

  /// Returns the value of a condition, if the compiler knows it without optimization.
  func constantValue(of expr: ExprID) -> Bool? {
    switch tree[expr] {
    case .boolean: return source.bytes[Int(tree.exprs[Int(expr.index)].start)] == UInt8(ascii: "t")
    case .identifier(let name, _): return constants[name]
    case .paren(let inner): return constantValue(of: inner)
    case .prefix(Name("!"), let operand): return constantValue(of: operand).map { !$0 }
    case .binary(Name("&&"), let left, let right):
      return constantValue(of: left).flatMap { $0 ? constantValue(of: right) : false }
    case .binary(Name("||"), let left, let right):
      return constantValue(of: left).flatMap { $0 ? true : constantValue(of: right) }
    default: return nil
    }
  }
}
