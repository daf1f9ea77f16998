import SwiftParsing

// Key paths, as values and as functions.
extension BodyTyper {
  func inferKeyPath(_ root: TypeRefID?, _ components: Run, expected: TypeID?) -> TypeID {
    var rootType = root.map { resolveHere($0) } ?? .unknown
    if root == nil, let expected {
      switch node(expected) {
      case .nominal(let decl, let arguments) where isKeyPath(decl): rootType = arguments.first ?? .unknown
      case .function(let fields, _) where fields.count == 1: rootType = fields[0].type
      default: break
      }
    }
    let value = walkKeyPath(from: rootType, components)
    if let expected, case .function(let fields, let result) = node(expected) {
      _ = solver.attempt { solver.convert(value, to: result) }
      return types.make(.function(fields, value))
    }
    if let expected, let decl = declaration(of: expected), isKeyPath(decl), arguments(of: expected).count == 2 {
      return nominal(decl, [rootType, value])
    }
    return nominal(known.writableKeyPath ?? known.keyPath, [rootType, value])
  }

  private func walkKeyPath(from root: TypeID, _ components: Run) -> TypeID {
    var type = root
    var isOptional = false
    for component in unit.tree.keyPathComponents[components.indices] {
      switch component {
      case .member(let name): type = memberType(ofExpression: type, name)
      case .subscript: type = subscriptType(type)
      case .optionalChain:
        type = wrapped(type) ?? type
        isOptional = true
      case .forceUnwrap: type = wrapped(type) ?? type
      case .identity: break
      }
    }
    return isOptional && wrapped(type) == nil && !isUnknown(type) ? optional(type) : type
  }

  private func subscriptType(_ base: TypeID) -> TypeID {
    guard let candidate = facts.valueMembers(named: .subscript, of: simplified(base)).first else { return .unknown }
    return facts.substitute(facts.signature(of: candidate.decl).result, facts.substitution(for: base))
  }
}
