import SwiftParsing

/// The settings for typing, and the state that typing one file leaves for the following code.
final class TypingSession {
  var tracesReferences = false
  var recordsFlow = false { didSet { tracesReferences = recordsFlow } }
  /// Whether calls are decided before code is typed. The results are the same.
  var decidesCalls = true
  /// The argument types of calls in other files to undeclared functions.
  var absentCalls: AbsentCalls?
  /// The results of `absentCalls` for the functions that the current file calls, by callee.
  var told: [Name: Told] = [:]
  var fileToldOf: Int32 = -1
  /// The types that calls pass to undeclared functions, if they are recorded.
  var passed: PassedTypes?
  /// The storage where the syntax trees of bodies are built.
  private let room = TreeStorage()

  struct Told {
    /// The types of parameters, by label.
    let types: [Name: DeclID]
    let basis: QueryLog.Basis?
  }

  /// Types a piece of a file separately, in the scope of `decl`.
  ///
  /// - Parameter readsLiterals: whether the literals in it are needed. Otherwise, only the type of the code is.
  func type<Parsed, Result>(
    _ range: ByteRange, of decl: DeclID, _ facts: DeclarationFacts, readsLiterals: Bool = false,
    parse: (inout Parser) -> Parsed, body: (BodyTyper, Parsed) -> Result
  ) -> Result {
    facts.depths.code += 1
    let index = facts.index
    var parser = Parser(
      index.files[Int(decl.file)].source, in: range.range, operators: index.operators, stops: index.stops, room: room)
    let parsed = parse(&parser)
    let typer = BodyTyper(SharedTree(parser.finish()), of: decl, facts, self)
    let outer = (facts.environment, facts.passing)
    facts.environment = typer.environment
    typer.environment.requirements = facts.contextRequirements(decl)
    if readsLiterals { markPossibleKeys(of: typer) }
    typer.unit.typesAll = readsLiterals && recordsFlow
    facts.passing = IntermediateResults()
    if readsLiterals, decidesCalls, !tracesReferences, var decider = CallDecider(typer) { decider.decide() }
    defer {
      (facts.environment, facts.passing) = outer
      facts.depths.code -= 1
    }
    return body(typer, parsed)
  }

  private func markPossibleKeys(of typer: BodyTyper) {
    let (facts, file) = (typer.facts, typer.environment.file)
    let outline = facts.index.files[Int(file)]
    typer.unit.markPossibleKeys { literal in
      outline.literals[literal.start].map { !isPlain($0, in: file, facts) } ?? true
    }
  }

  /// Returns whether a literal that may be a key begins in a range of a file's bytes.
  func mayContainKey(_ range: ByteRange, in file: Int32, _ facts: DeclarationFacts) -> Bool {
    guard !range.isNone, !recordsFlow else { return !range.isNone }
    return facts.index.files[Int(file)].literals.within(range.range).contains { !isPlain($0, in: file, facts) }
  }

  private func isPlain(_ place: LiteralPlace, in file: Int32, _ facts: DeclarationFacts) -> Bool {
    guard place.isArgument, !tracesReferences else { return false }
    if !place.isMember, facts.index.files[Int(file)].literals.declaredCallees.contains(place.callee) { return false }
    return facts.isPlain(PlaceKey(place), in: file)
  }

  func absentCalls(_ facts: DeclarationFacts) -> AbsentCalls {
    if let absentCalls { return absentCalls }
    let calls = AbsentCalls(facts.index, isLogged: facts.log != nil)
    absentCalls = calls
    return calls
  }
}

extension TypingSession: BodyTyping {
  func initialType(of decl: DeclID, _ facts: DeclarationFacts) -> TypeID {
    type(facts.index[decl].initializer, of: decl, facts) {
      $0.parseExpression()
    } body: { typer, expr in
      typer.environment.usedInference = true
      let type = typer.solver.resolved(typer.whole(expr))
      return typer.unit.unsettledClosures.isEmpty ? type : .unknown
    }
  }

  func wrapperType(of decl: DeclID, _ attribute: Attribute, named: TypeID, _ facts: DeclarationFacts) -> TypeID {
    type(attribute.arguments, of: decl, facts) {
      $0.parseArgumentRun()
    } body: { typer, arguments in
      typer.environment.usedInference = true
      var list = typer.callArguments(arguments)
      if !facts.index[decl].initializer.isNone {
        list.insert(CallArgument(label: Name("wrappedValue"), expr: nil, type: facts.inferInitializer(decl)), at: 0)
      }
      return typer.solver.resolved(typer.construct(named, list))
    }
  }

  func wrapper(_ wrapper: DeclID, holding value: TypeID, _ facts: DeclarationFacts) -> TypeID {
    withSolver(facts) { $0.solveWrapper(wrapper, value) }
  }

  func wrappedValue(of wrapper: TypeID, _ facts: DeclarationFacts) -> TypeID {
    withSolver(facts) { $0.settledMember(of: wrapper, Name("wrappedValue")) }
  }

  /// Queries a new solver. The dependencies of its answer count for the code that asks the facts.
  private func withSolver(_ facts: DeclarationFacts, _ body: (ConstraintSolver) -> TypeID) -> TypeID {
    let outer = facts.environment
    let solver = ConstraintSolver(facts)
    let environment = TypingEnvironment(file: outer.file, context: outer.context, variables: solver)
    facts.environment = environment
    defer {
      outer.usedInference = outer.usedInference || environment.usedInference
      facts.environment = outer
    }
    return body(solver)
  }
}
