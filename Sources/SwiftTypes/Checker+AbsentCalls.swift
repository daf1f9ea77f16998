import SwiftOutline

// Calls of what nothing declares: where one of them passes a String, or a value whose type makes literals keys, a literal in
// that place is of this type in the others (facts I).
extension Checker {
  /// What other calls tell of a callee, if the file at hand gives it literals.
  private func told(of callee: Name) -> [Name: DeclID] {
    let file = unit.file
    if fileToldOf != file {
      fileToldOf = file
      told.removeAll(keepingCapacity: true)
    }
    if let known = told[callee] { return known }
    let modules = index.foreignImports(of: file)
    let isAsked = passed == nil && !modules.isEmpty && topLevel(callee).isEmpty && givesLiterals(to: callee, in: file)
    if isAsked { log?.note(.calls(of: callee)) }
    let found = isAsked ? absentCalls.told(of: callee, in: modules, log) : [:]
    told[callee] = found
    return found
  }

  private func givesLiterals(to callee: Name, in file: Int32) -> Bool {
    index.files[Int(file)].literals.places.contains { $0.callee == callee && $0.isArgument && !$0.isMember }
  }

  /// Notes by which names it is known what a file passes to what nothing declares.
  public func noteCallees(in file: Int) {
    guard let log, !index.foreignImports(of: Int32(file)).isEmpty else { return }
    for place in index.files[file].literals.values where !index.hasInterface(place.callee) {
      log.note(.topLevel(place.callee))
    }
  }

  /// Types the literals among a call's arguments whose kind other calls tell.
  /// - Returns: the arguments, those without their expressions.
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

  /// Notes the types of what is passed, where they tell what a literal would be.
  func notePassed(_ arguments: [CallArgument], to name: Name) {
    guard passed != nil else { return }
    for (position, argument) in arguments.enumerated() {
      guard let label = label(of: argument, position), let expr = argument.expr, let type = textType(of: expr) else {
        continue
      }
      passed?[name, default: [:]][label, default: []].insert(type)
    }
  }

  /// The String or type of keys that an expression is.
  private func textType(of expr: ExprID) -> DeclID? {
    guard !isContextual(expr), !isLiteral(expr) else { return nil }
    let type = resolved(whole(expr))
    guard let decl = declaration(of: wrapped(type) ?? type) else { return nil }
    return decl == known.string || index[decl].flags.contains(.isLocalizable) ? decl : nil
  }

  /// What a parameter is known by: its label, or `_` for a first argument without one.
  private func label(of argument: CallArgument, _ position: Int) -> Name? {
    if argument.isTrailing { return nil }
    return argument.label ?? (position == 0 ? .underscore : nil)
  }
}
