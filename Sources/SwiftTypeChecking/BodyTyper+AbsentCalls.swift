import SwiftParsing

// Calls of functions without a known declaration. One such call may pass a `String`, or a value of a type whose
// literals are keys. Then a literal for the same parameter of the other calls has this type.
extension BodyTyper {
  /// Returns the argument types that other calls of a callee agree on, by label. The result is empty if the current
  /// file passes no literals to the callee.
  private func told(of callee: Name) -> [Name: DeclID] {
    let file = environment.file
    if session.fileToldOf != file {
      session.fileToldOf = file
      session.told.removeAll(keepingCapacity: true)
    }
    if let known = session.told[callee] {
      if let basis = known.basis { facts.log?.rest(on: basis) }
      return known.types
    }
    facts.log?.begin()
    let found = findTold(of: callee, in: file)
    session.told[callee] = TypingSession.Told(types: found, basis: facts.log?.keep())
    return found
  }

  private func findTold(of callee: Name, in file: Int32) -> [Name: DeclID] {
    let modules = index.foreignImports(of: file)
    guard session.passed == nil, !modules.isEmpty, facts.topLevel(callee).isEmpty, givesLiterals(to: callee, in: file)
    else { return [:] }
    facts.log?.note(.calls(of: callee))
    return session.absentCalls(facts).told(of: callee, in: modules, facts.log)
  }

  private func givesLiterals(to callee: Name, in file: Int32) -> Bool {
    index.files[Int(file)].literals.places.contains { $0.callee == callee && $0.isArgument && !$0.isMember }
  }

  /// Types the literals among a call's arguments whose type follows from other calls.
  ///
  /// - Returns: the arguments, without the expressions of the literals that were typed here.
  func followCalls(of name: Name, _ arguments: [CallArgument]) -> [CallArgument] {
    arguments.enumerated().map { position, argument in
      guard let label = label(of: argument, position), let expr = argument.expr, unit.mayContainKey(expr),
        isLiteral(expr),
        let type = told(of: name)[label]
      else { return argument }
      forEachLiteral(expr) { unit.literals[$0].isByAnalogy = true }
      if !commit(expr, nominal(type)) { markUntyped(expr) }
      return CallArgument(label: argument.label, expr: nil)
    }
  }

  /// Records the types of arguments that determine the type of a literal for the same parameter.
  func notePassed(_ arguments: [CallArgument], to name: Name) {
    guard session.passed != nil else { return }
    for (position, argument) in arguments.enumerated() {
      guard let label = label(of: argument, position), let expr = argument.expr, let type = textType(of: expr) else {
        continue
      }
      session.passed?[name, default: [:]][label, default: []].insert(type)
    }
  }

  /// Returns the declaration of an expression's type if it is `String` or a type whose literals are keys.
  private func textType(of expr: ExprID) -> DeclID? {
    guard !isContextual(expr), !isLiteral(expr) else { return nil }
    let type = solver.resolved(whole(expr))
    guard let decl = declaration(of: wrapped(type) ?? type) else { return nil }
    return decl == known.string || index[decl].flags.contains(.isLocalizable) ? decl : nil
  }

  /// Returns the name under which a parameter is recorded: its label, or `_` for an unlabelled first argument.
  private func label(of argument: CallArgument, _ position: Int) -> Name? {
    if argument.isTrailing { return nil }
    return argument.label ?? (position == 0 ? .underscore : nil)
  }
}
