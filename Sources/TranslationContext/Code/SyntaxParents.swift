import SwiftParsing

/// The code around each expression and statement of a tree. The tree itself only has the way down.
struct SyntaxParents {
  /// The next outer node. Branches of a statement are never on screen at the same time.
  enum Parent {
    case root
    case expr(ExprID)
    case stmt(StmtID, branch: Int32)
    case closure(Int32)
    /// The value of `if let pattern = value`.
    case pattern(PatternID)
  }

  private(set) var exprs: [Parent]
  private(set) var stmts: [Parent]
  /// The expression of each closure.
  private(set) var closures: [ExprID?]
  private let code: SharedTree

  /// The number of a condition, which is in no branch.
  static let condition: Int32 = -1

  init(_ code: SharedTree) {
    self.code = code
    let tree = code.tree
    exprs = Array(repeating: .root, count: tree.exprs.count)
    stmts = Array(repeating: .root, count: tree.stmts.count)
    closures = Array(repeating: nil, count: tree.closures.count)
    for position in tree.exprs.indices { read(ExprID(index: Int32(position))) }
    for statement in tree.stmtList { read(chain: statement) }
  }

  private var tree: SyntaxTree { code.tree }

  private mutating func set(_ child: ExprID, _ parent: Parent) { exprs[Int(child.index)] = parent }

  private mutating func set(_ run: Run, _ parent: Parent) {
    for statement in tree.stmtList[run.indices] { stmts[Int(statement.index)] = parent }
  }

  private mutating func read(_ expr: ExprID) {
    let parent = Parent.expr(expr)
    switch tree[expr] {
    case .member(let inner, _, _), .paren(let inner), .prefix(_, let inner), .postfix(_, let inner),
      .cast(_, let inner, _), .try(_, let inner), .await(let inner), .optionalChain(let inner),
      .forceUnwrap(let inner), .addressOf(let inner):
      set(inner, parent)
    case .call(let callee, let run), .subscript(let callee, let run):
      set(callee, parent)
      for argument in tree.arguments[run.indices] { set(argument.value, parent) }
    case .macro(_, let run), .tuple(let run):
      for argument in tree.arguments[run.indices] { set(argument.value, parent) }
    case .array(let run), .dictionary(let run), .ternary(let run):
      for element in tree.exprList[run.indices] { set(element, parent) }
    case .binary(_, let a, let b), .assign(let a, let b): for inner in [a, b] { set(inner, parent) }
    case .closure(let closure):
      closures[Int(closure)] = expr
      set(tree.closures[Int(closure)].body, .closure(closure))
    case .statement(let statement):
      stmts[Int(statement.index)] = parent
      read(chain: statement)
    case .string(let literal):
      for interpolation in tree.interpolations[tree.literals[Int(literal)].interpolations.indices] {
        for argument in tree.arguments[interpolation.arguments.indices] { set(argument.value, parent) }
      }
    case .missing, .identifier, .implicitMember, .integer, .float, .boolean, .null, .regex, .keyPath, .type, .discard,
      .operatorReference:
      break
    }
  }

  /// Reads a statement and each `else` of it.
  private mutating func read(chain first: StmtID) {
    var next: StmtID? = first
    while let statement = next {
      read(statement)
      next = if case .if(_, _, let otherwise) = tree[statement] { otherwise } else { nil }
    }
  }

  private mutating func read(_ id: StmtID) {
    func branch(_ number: Int32) -> Parent { .stmt(id, branch: number) }
    switch tree[id] {
    case .expr(let expr), .return(let expr?), .throw(let expr): set(expr, branch(0))
    case .binding(_, let pattern, let value, let accessors, _):
      if let value { set(value, .pattern(pattern)) }
      for accessor in tree.accessors[accessors.indices] { set(accessor.body, branch(Self.condition)) }
    case .function(_, _, let body): set(body, branch(Self.condition))
    case .if(let conditions, let then, let otherwise):
      read(conditions: conditions, of: id)
      set(then, branch(0))
      if let otherwise { stmts[Int(otherwise.index)] = branch(1) }
    case .block(let body), .defer(let body): set(body, branch(0))
    case .guard(let conditions, let body), .while(let conditions, let body):
      read(conditions: conditions, of: id)
      set(body, branch(0))
    case .for(_, let sequence, let condition, let body):
      set(sequence, branch(Self.condition))
      if let condition { set(condition, branch(Self.condition)) }
      set(body, branch(0))
    case .repeat(let body, let condition):
      set(body, branch(0))
      set(condition, branch(Self.condition))
    case .switch(let subject, let cases):
      set(subject, branch(Self.condition))
      read(branches: cases, of: id)
    case .do(let body, let catches, _, _):
      set(body, branch(Int32(catches.count)))
      read(branches: catches, of: id)
    case .conditional(let blocks):
      for (position, block) in tree.blocks[blocks.indices].enumerated() { set(block, branch(Int32(position))) }
    case .return, .other: break
    }
  }

  private mutating func read(conditions: Run, of statement: StmtID) {
    for condition in tree.conditions[conditions.indices] {
      switch condition {
      case .expr(let value): set(value, .stmt(statement, branch: Self.condition))
      case .optionalBinding(let pattern, let value?): set(value, .pattern(pattern))
      case .pattern(_, let value): set(value, .stmt(statement, branch: Self.condition))
      case .optionalBinding, .availability: break
      }
    }
  }

  private mutating func read(branches cases: Run, of statement: StmtID) {
    for (position, element) in tree.cases[cases.indices].enumerated() {
      if let condition = element.condition { set(condition, .stmt(statement, branch: Self.condition)) }
      set(element.body, .stmt(statement, branch: Int32(position)))
    }
  }
}
