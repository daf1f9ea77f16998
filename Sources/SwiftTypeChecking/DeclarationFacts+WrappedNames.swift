import SwiftParsing

extension DeclarationFacts {
  /// The names `$name` and `_name` that properties with wrappers have beside their own.
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

/// What `$name` or `_name` stands for.
struct WrappedName {
  var decl: DeclID
  /// Whether it is `$name`; otherwise it is `_name`, the wrapper itself.
  var isProjection: Bool
}
