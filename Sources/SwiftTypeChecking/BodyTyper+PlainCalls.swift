import SwiftParsing

// Calls that need no overload resolution: no candidate can make any of their literals a key.
extension BodyTyper {
  /// Returns the result of a call in which every candidate takes plain values for all literals. Returns `nil` unless
  /// the result is the same for all candidates and depends on no argument.
  func plainResult(_ fitting: [FittingCandidate], _ arguments: [CallArgument]) -> TypeID? {
    guard arguments.indices.allSatisfy({ isPlain(arguments[$0], at: $0, fitting) }) else { return nil }
    guard let result = sameClosedResult(fitting) else { return nil }
    for argument in arguments {
      guard let expr = argument.expr, case .string(let literal) = unit.tree[expr] else { continue }
      unit.note(string, of: Int(literal))
      unit.exprTypes[expr.index] = string
    }
    return result
  }

  private func isPlain(_ argument: CallArgument, at position: Int, _ fitting: [FittingCandidate]) -> Bool {
    guard let expr = argument.expr, unit.mayContainKey(expr) else { return true }
    guard case .string = unit.tree[expr], unit.tree.record(expr).literals.count == 1 else { return false }
    return fitting.allSatisfy { facts.isPlainPlace($0.parameter(position)) }
  }

  private func sameClosedResult(_ fitting: [FittingCandidate]) -> TypeID? {
    var result: TypeID?
    for entry in fitting {
      guard !entry.candidate.instantiatesReceiver, !solver.isInherited(entry.candidate) else { return nil }
      var type = entry.signature.result
      if type.isOpen {
        guard facts.ownGenerics(of: entry.decl).isEmpty, let receiver = entry.candidate.receiver else { return nil }
        type = facts.substitute(type, facts.substitution(for: receiver))
        guard !type.isOpen else { return nil }
      }
      guard result == nil || result == type else { return nil }
      result = type
    }
    return result
  }
}
