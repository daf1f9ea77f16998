import SwiftParsing

/// Answers all queries about declarations that need only the index, the arena and the memoized answers: types, members,
/// conformances. It lives as long as the index.
///
/// The code that asks has an environment. The types in a query may contain type variables, whose bindings the
/// environment provides.
final class DeclarationFacts: TypeInspecting {
  let index: SymbolIndex
  let types = TypeArena()
  let void, string, int, bool: TypeID
  /// Records the queries to the index, if set.
  @exclusivity(unchecked) var log: QueryLog? {
    didSet { tables.log = log }
  }

  /// The memoized answers to queries about declarations.
  let tables: DeclarationTables
  // Lists from the index for names that the SDK may declare as well.
  @exclusivity(unchecked) var topLevelLists = KnownLists<Name>()
  @exclusivity(unchecked) var memberLists = KnownLists<MemberKey>()
  @exclusivity(unchecked) var namedLists = KnownLists<Name>()
  /// The queries about declarations in progress.
  let evaluator: Evaluator
  @exclusivity(unchecked) var depths = Depths()
  @exclusivity(unchecked) var passing = IntermediateResults()

  /// The environment of the code that asks.
  @exclusivity(unchecked) var environment: TypingEnvironment
  /// The environment for queries about declarations, so that the code that asks does not influence the answer. It has
  /// no type variables.
  let neutral = TypingEnvironment(file: 0, context: nil, variables: nil)
  /// Types the initial values of variables without a written type.
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

  /// Returns a type with its outermost variables replaced by their bindings.
  func simplified(_ type: TypeID) -> TypeID {
    guard type.isOpen, let variables = environment.variables else { return type }
    return variables.simplifiedOpen(type)
  }
}

/// Types code to answer a query: each time with new type variables, in a separate environment.
protocol BodyTyping: AnyObject {
  /// Returns the type of a variable's initial value.
  func initialType(of decl: DeclID, _ facts: DeclarationFacts) -> TypeID
  /// Returns the type of a variable's wrapper, from the call of the wrapper's initializer.
  ///
  /// - Parameter named: the type that the attribute names.
  func wrapperType(of decl: DeclID, _ attribute: Attribute, named: TypeID, _ facts: DeclarationFacts) -> TypeID
  /// Returns the type of a generic wrapper, with the arguments that give `wrappedValue` the type `value`.
  func wrapper(_ wrapper: DeclID, holding value: TypeID, _ facts: DeclarationFacts) -> TypeID
  /// Returns the type of the `wrappedValue` of a wrapper.
  func wrappedValue(of wrapper: TypeID, _ facts: DeclarationFacts) -> TypeID
}
