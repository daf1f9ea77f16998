import SwiftLexing

/// An expression, its position, and the string literals inside it.
public struct ExprRecord: SourceSpan, Sendable {
  public var node: Expr
  public var start: UInt32
  public var end: UInt32
  /// Indices into the tree's literals.
  public var literals: Range<Int32>
}

/// An expression as written, with operators folded by precedence.
public enum Expr: Sendable {
  case missing
  case identifier(Name, arguments: Run)
  case member(ExprID, Name, arguments: Run)
  case implicitMember(Name)
  case call(ExprID, Run)
  case `subscript`(ExprID, Run)
  case integer
  case float
  case boolean
  case null
  case string(Int32)
  case regex
  case array(Run)
  /// Alternating keys and values.
  case dictionary(Run)
  case tuple(Run)
  case paren(ExprID)
  case closure(Int32)
  /// Conditions and values in turn, and the value without a condition at the end: `a ? x : b ? y : z`.
  case ternary(Run)
  case binary(Name, ExprID, ExprID)
  case assign(ExprID, ExprID)
  case prefix(Name, ExprID)
  case postfix(Name, ExprID)
  case cast(CastKind, ExprID, TypeRefID)
  case `try`(TryKind, ExprID)
  case await(ExprID)
  case optionalChain(ExprID)
  case forceUnwrap(ExprID)
  case keyPath(root: TypeRefID?, Run)
  case statement(StmtID)
  case addressOf(ExprID)
  case macro(Name, Run)
  case type(TypeRefID)
  case discard
  /// An operator used as a value, as in `reduce(0, +)`.
  case operatorReference(Name)
}

/// The parts of `a ? x : b ? y : z`. Walking a chain of any length needs constant stack space.
public struct Ternary: Sendable {
  public internal(set) var conditions: [ExprID] = []
  /// The values, one more than there are conditions.
  public internal(set) var values: [ExprID] = []
}

extension SyntaxTree {
  public func ternary(_ items: Run) -> Ternary {
    var parts = Ternary()
    for (position, expr) in exprList[items.indices].enumerated() {
      if position % 2 == 0, position + 1 < items.count {
        parts.conditions.append(expr)
      } else {
        parts.values.append(expr)
      }
    }
    return parts
  }
}

public enum CastKind: Sendable { case coerce, conditional, forced, test }
public enum TryKind: Sendable { case plain, optional, forced }

/// An argument of a call. Trailing closures are last and are marked.
public struct Argument: Sendable {
  public var label: Name?
  public var value: ExprID
  public var isTrailing = false
}

/// A string literal. `pieces` refers to the tree's pieces. There is one interpolation less than there are pieces.
public struct StringLiteral: SourceSpan, Sendable {
  public var pieces: Run
  public var interpolations: Run
  public var start: UInt32
  public var end: UInt32
  /// The expression node of this literal.
  public var expr: ExprID
}

extension SyntaxTree {
  /// Returns the texts between a literal's interpolations, or `nil` if the compiler would reject the literal.
  public func texts(of literal: Int, in source: SourceText) -> [String]? {
    StringLiteralDecoder.decode(Array(pieces[literals[literal].pieces.indices]), in: source)
  }
}

/// An interpolation: the arguments in `\(…)` and their byte range.
public struct Interpolation: SourceSpan, Sendable {
  public var arguments: Run
  public var start: UInt32
  public var end: UInt32
}

public struct Closure: Sendable {
  /// Indices into the tree's parameters. Empty for a closure without a parameter list, which may use `$0`.
  public var parameters: Run
  public var hasParameterList: Bool
  /// Statements that bind the names with values in a capture list, as in `[id = item.id]`.
  public var captures: Run
  public var result: TypeRefID?
  public var body: Run
  /// The highest `$n` used directly in the body, plus one.
  public var shorthandCount: Int32
  /// The range of the tree that contains all expressions of the closure.
  public var exprs: Range<Int32>
}

public enum KeyPathComponent: Sendable {
  case member(Name)
  case `subscript`
  case optionalChain
  case forceUnwrap
  case identity
}

/// A statement as written. Runs of statements index the tree's statement list; blocks are such runs.
public enum Stmt: Sendable {
  case expr(ExprID)
  case binding(isLet: Bool, PatternID, initializer: ExprID?, accessors: Run, attributes: Run)
  /// A local function: its declaration, the default arguments of its parameters and the statements of its body.
  case function(Int32, defaults: Run, body: Run)
  case `return`(ExprID?)
  case `throw`(ExprID)
  case `if`(conditions: Run, then: Run, otherwise: StmtID?)
  case block(Run)
  case `guard`(conditions: Run, otherwise: Run)
  case `for`(PatternID, sequence: ExprID, condition: ExprID?, body: Run)
  case `while`(conditions: Run, body: Run)
  case `repeat`(body: Run, condition: ExprID)
  case `switch`(ExprID, cases: Run)
  /// `exprs` is the range of the tree that contains the body's expressions; `errors` is the type in `do throws(E)`.
  case `do`(body: Run, catches: Run, exprs: Range<Int32>, errors: TypeRefID?)
  case `defer`(Run)
  /// The branches of `#if`, as indices into the tree's blocks.
  case conditional(Run)
  case other
}

public enum Condition: Sendable {
  case expr(ExprID)
  /// `if let pattern = value`. Without a value, as in `if let name`, the value is the existing variable.
  case optionalBinding(PatternID, ExprID?)
  case pattern(PatternID, ExprID)
  case availability
}

public struct SwitchCase: Sendable {
  public var patterns: Run
  public var condition: ExprID?
  public var body: Run
}

public struct PatternElement: Sendable {
  public var label: Name?
  public var pattern: PatternID
}

/// A pattern as written.
public enum Pattern: Sendable {
  case wildcard
  case name(Name)
  case typed(PatternID, TypeRefID)
  case tuple(Run)
  /// `.name(…)` or `Type.name(…)`.
  case enumCase(base: TypeRefID?, Name, payload: Run)
  case optional(PatternID)
  case cast(PatternID, TypeRefID)
  case test(TypeRefID)
  case expr(ExprID)
}
