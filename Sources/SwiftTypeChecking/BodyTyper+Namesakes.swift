import SwiftParsing

// Types with the same name in several modules. A call refers to the type that accepts its arguments.
extension BodyTyper {
  /// Returns the SDK's type with a given name if it has an initializer for a call's labels and the imported type has
  /// none. Returns `nil` otherwise.
  func namesake(_ name: Name, of type: TypeID, taking arguments: [CallArgument]) -> TypeID? {
    guard case .nominal(let decl, _) = types[type], index.isProject(decl), index.parent(decl) == nil,
      index.hasInterface(name), canFail(decl), !takes(type, arguments)
    else { return nil }
    let others = facts.topLevel(name, from: environment.file).filter {
      !index.isProject($0) && index[$0].kind.isNominal
    }
    return index.nameRanking.ordered(others.filter { !isHidden($0) }, from: environment.file).map {
      facts.apply($0, [])
    }.first {
      takes($0, arguments)
    }
  }

  /// Returns whether all initializers of a type are known and another module than the file's own declares it. In code
  /// that compiles, a call either fits one of these initializers or refers to another type.
  private func canFail(_ decl: DeclID) -> Bool {
    guard index.scopes.view(of: decl.file, from: environment.file) != .own, decl.file != environment.file else {
      return false
    }
    let outline = index.outline(decl)
    let scope = NameScope(file: decl.file, context: decl)
    let attributes = outline.tree.attributes[index[decl].attributes.indices]
    return attributes.allSatisfy { !$0.isCapitalized }
      && outline.tree.typeList[index[decl].inherited.indices].allSatisfy {
        !isUnknown(facts.resolve($0.type, outline.shared, scope))
      }
  }

  /// Returns whether one of a type's initializers has the labels of a call and accepts the number of its arguments.
  private func takes(_ type: TypeID, _ arguments: [CallArgument]) -> Bool {
    facts.typeMembers(named: .`init`, of: simplified(type)).contains {
      fits($0.decl, arguments)
    }
  }
}
