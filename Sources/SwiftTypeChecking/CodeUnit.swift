import SwiftParsing

/// A body, an initial value or another piece of code that is typed as a unit, and the facts known inside it.
final class CodeUnit {
  let shared: SharedTree
  // No exclusivity checks are needed: no access overlaps a call.
  @exclusivity(unchecked) var locals = Locals()
  /// The types of the expressions that were typed so far, by the expression's number.
  @exclusivity(unchecked) var exprTypes: ExprTypes
  @exclusivity(unchecked) var literals: [LiteralRecord]
  /// The declarations that expressions refer to, by the expression's number, if references are traced.
  var references: [Int32: DeclID] = [:]
  /// The declarations that members of implicit member chains refer to, by the expression's number, if references are
  /// traced.
  var implicitReferences: [Int32: DeclID] = [:]
  /// The types without a member that an implicit member expression names, by the expression's number, if references
  /// are traced.
  var missingMembers: [Int32: DeclID] = [:]
  /// The callees and arguments of calls, by the number of the call's expression, if data flow is recorded.
  var calls: [Int32: CallFinding] = [:]
  /// The computed variables that the current blocks declare later. Only functions inside these blocks see them.
  var laterVariables: [Name: LaterVariable] = [:]
  /// Whether to type all code.
  var typesAll = false
  /// The types that `return` expects in the enclosing functions and closures, the innermost last.
  var returnTypes: [TypeID?] = []
  /// Implicit members whose type no other part of the code has determined yet.
  var waiting: [WaitingMember] = []
  /// The called closures with statements of which all results are string literals.
  var textClosures: Set<Int32> = []
  /// The closures with one expression whose values are compared with the results that overloads expect.
  var comparedClosures: Set<Int32> = []
  /// The closures whose components are compared with the result builders of overloads.
  var comparedBuilders: Set<Int32> = []
  /// The types of closures' parameters around the current code that contain undecided types of literals.
  var openTypes: [TypeID] = []
  /// The number of arguments that did not fit in the innermost closure with such parameters.
  var conflicts = 0
  /// Whether no implicit member waits any more.
  var isSettling = false
  /// Whether an implicit initializer is on trial in several overloads.
  var isTryingInitializers = false
  /// The result builder that the current code is a component of.
  var builder: BuilderPlace?
  /// The call that makes the view, before any modifiers, if the current component is a view.
  var viewCall: ExprID?

  /// How often the bodies of closures were typed, by the closure's number, and the type from the last time.
  @exclusivity(unchecked) private var closures: [Int32: ClosureTypings] = [:]
  /// The types of the parameters of the closures around the current code.
  var closureParameters: [TypeID] = []
  /// The number of the pass over the innermost closure around the current code.
  var pass = 0
  private(set) var passCount = 0
  /// Whether the contextual type of a call determines its declaration or generic arguments, by the call's number.
  /// The answer is valid in one pass.
  var decidedByResult: [Int32: (isDecided: Bool, pass: Int)] = [:]

  /// For each literal, how many of the literals before it may be keys. The last entry counts all.
  @exclusivity(unchecked) private var possibleKeysBefore: [Int32] = []

  init(tree shared: SharedTree) {
    self.shared = shared
    let tree = shared.tree
    exprTypes = ExprTypes(count: tree.exprs.count)
    literals = Array(repeating: LiteralRecord(), count: tree.literals.count)
  }

  var tree: SyntaxTree { shared.tree }

  /// Sets which literals may be keys and therefore have to be typed.
  func markPossibleKeys(where mayBeKey: (StringLiteral) -> Bool) { countPossibleKeys { mayBeKey(tree.literals[$0]) } }

  /// Excludes literals from those that have to be typed.
  func exclude(_ literals: [Int32]) {
    guard !literals.isEmpty else { return }
    let (excluded, before) = (Set(literals), possibleKeysBefore)
    countPossibleKeys { before[$0 + 1] > before[$0] && !excluded.contains(Int32($0)) }
  }

  private func countPossibleKeys(where mayBeKey: (Int) -> Bool) {
    possibleKeysBefore = [0]
    possibleKeysBefore.reserveCapacity(tree.literals.count + 1)
    for literal in tree.literals.indices {
      possibleKeysBefore.append(possibleKeysBefore.last! + (mayBeKey(literal) ? 1 : 0))
    }
  }

  /// Records the type of a literal, unless it was decided without typing.
  func note(_ type: TypeID, of literal: Int) {
    if !literals[literal].isDecided { literals[literal].type = type }
  }

  /// Whether nothing has to be typed, because none of the remaining literals may be a key.
  var hasNothingToType: Bool { !typesAll && possibleKeysBefore.last ?? 0 == 0 }

  /// Returns whether an expression contains a literal that may be a key. An expression without one is typed only if
  /// other types depend on it.
  func mayContainKey(_ expr: ExprID) -> Bool { mayContainKey(tree.record(expr).literals) }

  func mayContainKey(_ literals: Range<Int32>) -> Bool {
    if typesAll { return true }
    guard !literals.isEmpty, !possibleKeysBefore.isEmpty else { return false }
    return possibleKeysBefore[Int(literals.upperBound)] > possibleKeysBefore[Int(literals.lowerBound)]
  }
}

extension CodeUnit {
  /// Returns the type of a closure whose body reached the limit and is not typed again, or `nil` for others.
  func settled(ofClosure index: Int32) -> ClosureTypings.Pass? { closures[index]?.last }

  /// Records whether the type of a closure that is not typed again was last needed in another context.
  func note(ofClosure index: Int32, isUnsettled: Bool) { closures[index]?.isUnsettled = isUnsettled }

  /// Counts a pass over the body of a closure.
  ///
  /// - Returns: whether this was the last pass, so that its types are kept.
  func note(_ pass: ClosureTypings.Pass, ofClosure index: Int32) -> Bool {
    closures[index, default: ClosureTypings()].note(pass)
  }

  /// Removes and returns the members that wait, except for the first ones.
  func takeWaiting(from first: Int) -> [WaitingMember] {
    guard waiting.count > first else { return [] }
    defer { waiting.removeSubrange(first...) }
    return Array(waiting[first...])
  }

  /// Starts a pass over a closure.
  func nextPass() -> Int {
    passCount += 1
    return passCount
  }

  /// The closures that reached the limit before they were typed in their final context.
  var unsettledClosures: [Int32] { closures.filter { $0.value.isUnsettled }.keys.sorted() }
}

/// How often the body of a closure was typed.
///
/// An expression that does not fit its contextual type is typed again without it, including its closures. Without a
/// limit, the time for nested closures would double with each level.
struct ClosureTypings {
  struct Pass {
    var type: TypeID
    /// The types of the parameters of the closure and of those around it.
    var parameters: [TypeID]
  }

  /// The limit for one body. In real apps it gives the same keys as no limit.
  private static let most = 4
  private var count = 0
  /// The last pass, if the body is not typed again.
  private(set) var last: Pass?
  /// Whether the type was last needed in another context than the last pass had.
  var isUnsettled = false

  mutating func note(_ pass: Pass) -> Bool {
    count += 1
    if count == Self.most { last = pass }
    return last != nil
  }
}

/// A result builder, looked up once for all its components.
struct BuilderPlace {
  var type: TypeID
  var decl: DeclID?
  var isGeneric: Bool
}

/// The facts known about one string literal.
struct LiteralRecord {
  /// The type variable for the literal's type.
  var type: TypeID?
  var call: LiteralCall?
  var interpolations: [InterpolationRecord] = []
  /// Whether the enclosing call has no known declaration, so that the type follows by analogy with similar ones.
  var isByAnalogy = false
  /// Whether Xcode extracts another literal in its place, from another branch of the same statement.
  var isMerged = false
  /// Whether the compiler chooses an overload for its exact matches, although another one takes a key.
  var isExactMatch = false
  /// Whether the literal is a key in a call that was decided without typing.
  var isDecided = false
}

/// The call that a literal is an argument of.
struct LiteralCall {
  var callee: DeclID?
  var expr: ExprID
  var parameter: Int
  var isKey: Bool
}

/// The facts known about an interpolation.
struct InterpolationRecord {
  var type: TypeID
  var usedInference: Bool
  var expr: ExprID?
}

/// An implicit member that waits for its type, and the context of its code.
struct WaitingMember {
  var expr: ExprID
  var type: TypeID
  var locals: Locals
  var closureParameters: [TypeID]
  var pass: Int
}

/// A computed variable of a body before its declaration.
struct LaterVariable {
  var type: TypeRefID
  /// The number of functions and closures around its declaration.
  var level: Int
}

/// A variable, constant or function of a body. Its type is found on demand.
struct Local {
  enum Source {
    case type(TypeID)
    /// A part of a pattern that matches the value of an expression.
    case pattern(PatternID, ExprID, PatternSource)
    case function(Int32)
    /// The error of a `catch`, thrown by the body's expressions in this range.
    case errors(Range<Int32>)
    case inProgress
  }

  var name: Name
  var source: Source
  /// Whether the type, once found, follows from a value rather than from declarations.
  var isInferred = false
}

enum PatternSource {
  /// `let pattern = value`.
  case value
  /// `@Wrapper var pattern = value`.
  case wrapped(TypeID)
  /// The projection `$name` of such a variable.
  case projected(TypeID)
  /// `if let pattern = value`.
  case unwrapped
  /// `for pattern in value`.
  case element
}
