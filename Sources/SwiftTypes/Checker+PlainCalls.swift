import SwiftOutline

// Calls that need no closer look: whichever overload is meant, no literal in them can be a key.
extension Checker {
  /// The result of a call whose literals all stand where every candidate takes a plain value.
  /// It is `nil` unless the result is the same for all candidates and depends on no argument.
  func plainResult(_ fitting: [(Candidate, [Int])], _ arguments: [CallArgument]) -> TypeID? {
    guard arguments.allSatisfy({ isPlain($0, fitting, arguments) }) else { return nil }
    guard let result = sameClosedResult(fitting.map(\.0)) else { return nil }
    for argument in arguments {
      guard let expr = argument.expr, case .string(let literal) = unit.tree[expr] else { continue }
      unit.literals[Int(literal)].type = string
      unit.exprTypes[expr.index] = string
    }
    return result
  }

  private func isPlain(_ argument: CallArgument, _ fitting: [(Candidate, [Int])], _ arguments: [CallArgument]) -> Bool {
    guard let expr = argument.expr, unit.mayContainKey(expr) else { return true }
    guard case .string = unit.tree[expr], unit.tree.record(expr).literals.count == 1 else { return false }
    guard let place = arguments.firstIndex(where: { $0.expr == expr }) else { return false }
    return fitting.allSatisfy { candidate, matching in
      let parameter = signature(of: candidate.decl).parameters[matching[place]]
      return !parameter.isLocalizationKey && isPlainPlace(parameter)
    }
  }

  func isPlainPlace(_ parameter: Signature.Parameter) -> Bool {
    var type = parameter.type
    if parameter.isAutoclosure, case .function(_, let result) = types[type] { type = result }
    switch types[type] {
    case .nominal(let decl, let arguments):
      if decl == known.optional, let inner = arguments.first { return isPlainType(inner) }
      return isPlainType(type)
    case .composition(let parts): return parts.isEmpty
    default: return false
    }
  }

  func isPlainType(_ type: TypeID) -> Bool {
    guard case .nominal(let decl, _) = types[type] else { return false }
    return !isProtocol(decl) && !index[decl].flags.contains(.isLocalizable)
  }

  private func sameClosedResult(_ candidates: [Candidate]) -> TypeID? {
    var result: TypeID?
    for candidate in candidates {
      guard !candidate.instantiatesReceiver else { return nil }
      var type = signature(of: candidate.decl).result
      if type.isOpen {
        guard ownGenerics(of: candidate.decl).isEmpty, let receiver = candidate.receiver else { return nil }
        type = substitute(type, substitution(for: receiver))
        guard !type.isOpen else { return nil }
      }
      guard result == nil || result == type else { return nil }
      result = type
    }
    return result
  }
}
