import SwiftParsing

/// What declarations are, say and inherit: the answers to all questions that the index, the arena and the tables of earlier
/// answers are enough for. They live as long as the index.
///
/// Whatever asks stands in an environment; what is asked may contain type variables, of which the environment tells.
final class DeclarationFacts: TypeInspecting {
  let index: SymbolIndex
  let types = TypeArena()
  let void, string, int, bool: TypeID
  /// Records the questions to the index, if they are wanted.
  @exclusivity(unchecked) var log: QueryLog? {
    didSet { tables.log = log }
  }

  /// The answers to questions about declarations.
  let tables: DeclarationTables
  // What the index said of names that the SDK may have as well.
  @exclusivity(unchecked) var topLevelLists = KnownLists<Name>()
  @exclusivity(unchecked) var memberLists = KnownLists<MemberKey>()
  @exclusivity(unchecked) var namedLists = KnownLists<Name>()
  /// The questions about declarations that are being answered.
  let evaluator: Evaluator
  @exclusivity(unchecked) var depths = Depths()
  @exclusivity(unchecked) var passing = PassingAnswers()

  /// The environment of the code that asks.
  @exclusivity(unchecked) var environment: TypingEnvironment
  /// The environment in which questions about declarations are answered, so that the code that asks does not influence
  /// the answer. It knows no type variables.
  let neutral = TypingEnvironment(file: 0, context: nil, variables: nil)
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
    guard type.isOpen, let variables = environment.variables else { return type }
    return variables.simplifiedOpen(type)
  }
}

/// Types code for the sake of a fact: each time with new type variables, in an environment of its own.
protocol BodyTyping: AnyObject {
  /// The type of a variable's initial value.
  func initialType(of decl: DeclID, _ facts: DeclarationFacts) -> TypeID
  /// The type of a variable's wrapper, from the call of the wrapper's initializer.
  /// - Parameter named: the type that the attribute names.
  func wrapperType(of decl: DeclID, _ attribute: Attribute, named: TypeID, _ facts: DeclarationFacts) -> TypeID
  /// The type of a generic wrapper, with the arguments that give `wrappedValue` the type `value`.
  func wrapper(_ wrapper: DeclID, holding value: TypeID, _ facts: DeclarationFacts) -> TypeID
  /// The type of the `wrappedValue` of a wrapper.
  func wrappedValue(of wrapper: TypeID, _ facts: DeclarationFacts) -> TypeID
}
