import SwiftLexing
import SwiftOutline

/// Answers "what type has this expression?" and "what type does this literal's place expect?" for one thread: it
/// reads the shared index and keeps what it found in tables of its own.
public final class Checker {
  public let index: SymbolIndex
  let types = TypeArena()
  @exclusivity(unchecked) var unit: CodeUnit
  /// Whether the answer at hand rests on a type that is inferred and that no declaration spells.
  var usedInference = false

  /// Whether to remember which declarations expressions refer to, as an explanation needs.
  public var tracesReferences = false
  var lastReference: DeclID?
  /// Records the questions to the index, if they are wanted.
  public var log: QueryLog?
  /// Whether to read all code, with literals or without, and to remember the callee of each call, so that values can be
  /// followed.
  public var recordsFlow = false {
    didSet { tracesReferences = recordsFlow }
  }

  // Type variables
  var variables: [VariableState] = []
  var trail: [TrailEntry] = []
  var score = Score()
  /// Equations between an associated type of an unbound variable and another type, to be solved later.
  var deferred: [(TypeID, TypeID)] = []

  var passing = PassingAnswers()

  /// The answers to questions about declarations.
  let tables: DeclarationTables
  /// The questions about declarations that are being answered.
  let evaluator: Evaluator
  /// The empty unit that replaces `unit` while a question about a declaration is answered, so that the code at hand
  /// does not influence the answer.
  let neutral = CodeUnit(tree: SharedTree(SyntaxTree()), file: 0, context: nil)
  @exclusivity(unchecked) var depths = Depths()
  /// What calls in other files tell about functions that nothing declares.
  lazy var absentCalls = AbsentCalls(index, isLogged: log != nil)
  /// What `absentCalls` tells about the functions that the file at hand calls.
  var told = ToldTypes()
  var fileToldOf: Int32 = -1
  /// The types that calls pass to functions that nothing declares, if these are recorded.
  var passed: PassedTypes?
  /// Whether interpolations are accepted without looking for an overload of `appendInterpolation`.
  var trustsInterpolations = false

  let void, string, int, bool: TypeID
  /// The storage in which the syntax trees of bodies are built.
  let room = TreeStorage()

  public init(_ index: SymbolIndex) {
    self.index = index
    void = types.make(.tuple([]))
    string = types.make(index.known.string)
    int = types.make(index.known.int)
    bool = types.make(index.known.bool)
    tables = DeclarationTables(index)
    evaluator = Evaluator(precedes: Self.order(index))
    unit = neutral
  }

  var known: KnownTypes { index.known }
}

/// A body, an initial value or another piece of code that is read as a whole, and what is known inside it.
final class CodeUnit {
  let shared: SharedTree
  var file: Int32
  /// The declaration that the code belongs to.
  let context: DeclID?
  var locals = Locals()
  /// The types of the expressions that were typed so far, by the expression's number.
  var exprTypes: ExprTypes
  var literals: [LiteralRecord]
  /// The declarations that expressions refer to, by the expression's number, if they are traced.
  var references: [Int32: DeclID] = [:]
  /// The callees and arguments of calls, by the number of the call's expression, if they are recorded.
  var calls: [Int32: CallFinding] = [:]
  /// Whether all code is to be typed.
  var typesAll = false
  /// The types that `return` expects in the enclosing functions and closures, the innermost last.
  var returnTypes: [TypeID?] = []
  var requirements: [ResolvedRequirement] = []
  /// The result builder that takes the code at hand as one of its parts.
  var builder: BuilderPlace?
  /// The call that makes the view, before any modifiers, if the part at hand is a view.
  var viewCall: ExprID?

  /// For each literal, how many of the literals before it may be keys; the last entry counts all.
  private var possibleKeysBefore: [Int32] = []

  init(tree shared: SharedTree, file: Int32, context: DeclID?) {
    self.shared = shared
    let tree = shared.tree
    exprTypes = ExprTypes(count: tree.exprs.count)
    self.file = file
    self.context = context
    literals = Array(repeating: LiteralRecord(), count: tree.literals.count)
  }

  var tree: SyntaxTree { shared.tree }

  /// Sets which literals may be keys and therefore are to be typed.
  func markPossibleKeys(where mayBeKey: (StringLiteral) -> Bool) {
    possibleKeysBefore = [0]
    possibleKeysBefore.reserveCapacity(tree.literals.count + 1)
    for literal in tree.literals { possibleKeysBefore.append(possibleKeysBefore.last! + (mayBeKey(literal) ? 1 : 0)) }
  }

  /// Whether an expression contains a literal that may be a key. One without is typed only where other types follow
  /// from it.
  func mayContainKey(_ expr: ExprID) -> Bool { mayContainKey(tree.record(expr).literals) }

  func mayContainKey(_ literals: Range<Int32>) -> Bool {
    if typesAll { return true }
    guard !literals.isEmpty, !possibleKeysBefore.isEmpty else { return false }
    return possibleKeysBefore[Int(literals.upperBound)] > possibleKeysBefore[Int(literals.lowerBound)]
  }
}

/// A result builder, looked up once for all expressions that are its parts.
struct BuilderPlace {
  var type: TypeID
  var decl: DeclID?
  var isGeneric: Bool
}

/// What is known about one string literal.
struct LiteralRecord {
  /// The type variable that stands for the literal's type.
  var type: TypeID?
  var call: LiteralCall?
  var interpolations: [InterpolationRecord] = []
  /// Whether the enclosing call has no known declaration, so that the type follows by analogy with similar ones.
  var isByAnalogy = false
}

/// The call that a literal is an argument of.
struct LiteralCall {
  var callee: DeclID?
  var expr: ExprID
  var parameter: Int
  var isKey: Bool
}

/// What is known about an interpolation.
struct InterpolationRecord {
  var type: TypeID
  var usedInference: Bool
  var expr: ExprID?
}

/// A variable, constant or function of a body. Its type is found when it is first needed.
struct Local {
  enum Source {
    case type(TypeID)
    /// A part of a pattern that matches the value of an expression.
    case pattern(PatternID, ExprID, PatternSource)
    case function(Int32)
    /// The error that `catch` binds, thrown by the body's expressions in this range.
    case errors(Range<Int32>)
    case inProgress
  }

  var name: Name
  var source: Source
}

enum PatternSource {
  /// `let pattern = value`.
  case value
  /// `if let pattern = value`.
  case unwrapped
  /// `for pattern in value`.
  case element
}

struct ResolvedRequirement {
  var isSameType: Bool
  var subject: TypeID
  var type: TypeID
}

struct Conformance {
  var proto: DeclID
  /// The protocol as it was written, with arguments for its primary associated types.
  var type: TypeID
  /// The type or extension that declares it.
  var context: DeclID
}
