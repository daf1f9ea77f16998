import SwiftLexing
import SwiftOutline

/// Answers "what type has this expression?" and "what type does this literal's place expect?" for one thread: it
/// reads the shared index and keeps what it found in tables of its own.
public final class Checker {
  public let index: SymbolIndex
  let types = TypeArena()
  @exclusivity(unchecked) var unit: CodeUnit
  /// Whether the answer at hand rests on a type that no declaration spells.
  var usedInference = false

  /// Whether to remember which declarations expressions refer to, as an explanation needs.
  public var tracesReferences = false
  var lastReference: DeclID?
  /// Where the questions to the index are kept, if somebody wants to know them.
  public var log: QueryLog?
  /// Whether to read all code, with literals or without, and to remember what each call calls: values can be followed then.
  public var recordsFlow = false {
    didSet { tracesReferences = recordsFlow }
  }

  // Type variables
  var variables: [VariableState] = []
  var trail: [TrailEntry] = []
  var score = Score()
  /// Equations between an associated type of an unbound variable and a type, to be looked at again.
  var deferred: [(TypeID, TypeID)] = []

  var passing = PassingAnswers()

  /// What was found out about declarations.
  let tables: DeclarationTables
  /// What is being found out.
  let evaluator: Evaluator
  /// Stands for the code at hand where a question is answered that no code asks.
  let neutral = CodeUnit(tree: SharedTree(SyntaxTree()), file: 0, context: nil)
  @exclusivity(unchecked) var depths = Depths()
  /// What calls elsewhere tell of functions that nothing declares.
  lazy var absentCalls = AbsentCalls(index, isLogged: log != nil)
  /// What they tell of those that the file at hand calls.
  var told = ToldTypes()
  var fileToldOf: Int32 = -1
  /// What calls of functions that nothing declares pass, where that is recorded.
  var passed: PassedTypes?
  /// Whether interpolations are taken to have an overload.
  var trustsInterpolations = false

  let void, string, int, bool: TypeID
  /// Where the trees of bodies grow.
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
  /// The types of expressions that were asked for, by number.
  var exprTypes: ExprTypes
  var literals: [LiteralRecord]
  /// The declarations that expressions refer to, where they are traced.
  var references: [Int32: DeclID] = [:]
  /// What calls call, by the number of the expression, where that is recorded.
  var calls: [Int32: CallFinding] = [:]
  /// Whether all code is to be typed.
  var typesAll = false
  /// What `return` expects in the innermost function or closure.
  var returnTypes: [TypeID?] = []
  var requirements: [ResolvedRequirement] = []
  /// The result builder among whose parts the code at hand stands.
  var builder: BuilderPlace?
  /// The call that makes the view which the part at hand is.
  var viewCall: ExprID?

  /// How many of the literals before each may be keys.
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

  /// Says which literals are to be typed.
  func markPossibleKeys(where mayBeKey: (StringLiteral) -> Bool) {
    possibleKeysBefore = [0]
    possibleKeysBefore.reserveCapacity(tree.literals.count + 1)
    for literal in tree.literals { possibleKeysBefore.append(possibleKeysBefore.last! + (mayBeKey(literal) ? 1 : 0)) }
  }

  /// Whether a literal that may be a key stands in an expression. What has none is typed only where other types follow
  /// from it.
  func mayContainKey(_ expr: ExprID) -> Bool { mayContainKey(tree.record(expr).literals) }

  func mayContainKey(_ literals: Range<Int32>) -> Bool {
    if typesAll { return true }
    guard !literals.isEmpty, !possibleKeysBefore.isEmpty else { return false }
    return possibleKeysBefore[Int(literals.upperBound)] > possibleKeysBefore[Int(literals.lowerBound)]
  }
}

/// A result builder, looked at once for all expressions among its parts.
struct BuilderPlace {
  var type: TypeID
  var decl: DeclID?
  var isGeneric: Bool
}

/// What became known of one string literal.
struct LiteralRecord {
  /// The type variable that stands for the literal's type.
  var type: TypeID?
  var call: LiteralCall?
  var interpolations: [InterpolationRecord] = []
  /// No declaration of the call around it is known: its siblings tell.
  var isByAnalogy = false
}

/// The call whose argument a literal is.
struct LiteralCall {
  var callee: DeclID?
  var expr: ExprID
  var parameter: Int
  var isKey: Bool
}

/// What is known of an interpolation.
struct InterpolationRecord {
  var type: TypeID
  var usedInference: Bool
  var expr: ExprID?
}

/// A variable or constant of a body, its type found when it is asked for.
struct Local {
  enum Source {
    case type(TypeID)
    /// A part of a pattern that matches the value of an expression.
    case pattern(PatternID, ExprID, PatternSource)
    case function(Int32)
    /// What `catch` catches of a body's expressions.
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
  /// The type with its arguments as it was inherited, for primary associated types.
  var type: TypeID
  /// The type or extension that declares it.
  var context: DeclID
}
