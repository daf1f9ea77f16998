import SwiftParsing

extension DeclarationFacts {
  /// Returns the additional names `$name` and `_name` of properties with wrappers.
  func wrappedNames(of owner: DeclID) -> [Name: WrappedName] {
    derived(tables.wrappedNames, owner) { apart(owner.file) { makeWrappedNames(of: owner) } }
  }

  private func makeWrappedNames(of owner: DeclID) -> [Name: WrappedName] {
    var names: [Name: WrappedName] = [:]
    for context in [owner] + extensionsWithVariables(of: owner) {
      for member in index.directMembers(of: context)
      where index[member].kind == .variable && !index[member].attributes.isEmpty {
        guard wrapperAttribute(member) != nil else { continue }
        let text = index.text(member)
        names[Name("$" + text)] = WrappedName(decl: member, isProjection: true)
        names[Name("_" + text)] = WrappedName(decl: member, isProjection: false)
      }
    }
    return names
  }
}

/// The property and the projection that `$name` or `_name` refers to.
struct WrappedName {
  var decl: DeclID
  /// Whether it is `$name`. Otherwise, it is `_name`, the wrapper itself.
  var isProjection: Bool
}
