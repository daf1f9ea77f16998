import SwiftOutline

/// What declarations are, say and inherit: the answers to all questions that the index, the arena and the tables of earlier
/// answers are enough for. They live as long as the index.
///
/// Whatever asks stands in an environment; what is asked may contain the type variables of its solver.
final class DeclarationFacts: TypeInspecting {
  let index: SymbolIndex
  let types = TypeArena()
  let void, string, int, bool: TypeID
  /// Records the questions to the index, if they are wanted.
  var log: QueryLog? {
    didSet { tables.log = log }
  }

  /// The answers to questions about declarations.
  let tables: DeclarationTables
  /// The questions about declarations that are being answered.
  let evaluator: Evaluator
  @exclusivity(unchecked) var depths = Depths()
  var passing = PassingAnswers()

  /// The environment of the code that asks.
  @exclusivity(unchecked) var environment: TypingEnvironment
  /// The environment in which questions about declarations are answered, so that the code that asks does not influence
  /// the answer. It knows no type variables.
  let neutral = TypingEnvironment(file: 0, context: nil, solver: nil)
  /// Types the initial values that variables without a written type have.
  let bodies: any BodyTyping

  init(_ index: SymbolIndex, bodies: any BodyTyping) {
    self.index = index
    self.bodies = bodies
    void = types.make(.tuple([]))
    string = types.make(index.known.string)
    int = types.make(index.known.int)
    bool = types.make(index.known.bool)
    tables = DeclarationTables(index)
    evaluator = Evaluator(precedes: Self.order(index))
    environment = neutral
  }

  /// A type with its variables replaced by what they are bound to, as far as a look at its outside needs it.
  func simplified(_ type: TypeID) -> TypeID {
    guard type.isOpen, let solver = environment.solver else { return type }
    return solver.simplifiedOpen(type)
  }

  /// Asks a new solver, for a question about a declaration that needs type variables.
  func withOwnSolver<Result>(_ body: (ConstraintSolver) -> Result) -> Result {
    let outer = environment
    let solver = ConstraintSolver(self)
    environment = TypingEnvironment(file: outer.file, context: outer.context, solver: solver)
    defer {
      outer.usedInference = outer.usedInference || environment.usedInference
      environment = outer
    }
    return body(solver)
  }
}

/// Types code for the sake of a fact: each time with a new solver, in an environment of its own.
protocol BodyTyping: AnyObject {
  /// The type of a variable's initial value.
  func initialType(of decl: DeclID, _ facts: DeclarationFacts) -> TypeID
  /// The type of a variable's wrapper, from the call of the wrapper's initializer.
  /// - Parameter named: the type that the attribute names.
  func wrapperType(of decl: DeclID, _ attribute: Attribute, named: TypeID, _ facts: DeclarationFacts) -> TypeID
}
