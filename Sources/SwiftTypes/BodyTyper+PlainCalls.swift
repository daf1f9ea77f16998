import SwiftOutline

// Calls that need no closer look: whichever overload is meant, no literal in them can be a key.
extension BodyTyper {
  /// The result of a call whose literals all stand where every candidate takes a plain value.
  /// It is `nil` unless the result is the same for all candidates and depends on no argument.
  func plainResult(_ fitting: [(Candidate, [Int])], _ arguments: [CallArgument]) -> TypeID? {
    guard arguments.allSatisfy({ isPlain($0, fitting, arguments) }) else { return nil }
    guard let result = sameClosedResult(fitting.map(\.0)) else { return nil }
    for argument in arguments {
      guard let expr = argument.expr, case .string(let literal) = unit.tree[expr] else { continue }
      unit.note(string, of: Int(literal))
      unit.exprTypes[expr.index] = string
    }
    return result
  }

  private func isPlain(_ argument: CallArgument, _ fitting: [(Candidate, [Int])], _ arguments: [CallArgument]) -> Bool {
    guard let expr = argument.expr, unit.mayContainKey(expr) else { return true }
    guard case .string = unit.tree[expr], unit.tree.record(expr).literals.count == 1 else { return false }
    guard let place = arguments.firstIndex(where: { $0.expr == expr }) else { return false }
    return fitting.allSatisfy { candidate, matching in
      facts.isPlainPlace(facts.signature(of: candidate.decl).parameters[matching[place]])
    }
  }

  private func sameClosedResult(_ candidates: [Candidate]) -> TypeID? {
    var result: TypeID?
    for candidate in candidates {
      guard !candidate.instantiatesReceiver else { return nil }
      var type = facts.signature(of: candidate.decl).result
      if type.isOpen {
        guard facts.ownGenerics(of: candidate.decl).isEmpty, let receiver = candidate.receiver else { return nil }
        type = facts.substitute(type, facts.substitution(for: receiver))
        guard !type.isOpen else { return nil }
      }
      guard result == nil || result == type else { return nil }
      result = type
    }
    return result
  }
}
