import SwiftParsing

// Types in bodies. The parser makes them siblings of the declaration that contains them, but only code in the same body
// sees them.
extension DeclarationFacts {
  /// Returns the declarations that code in a scope sees: those that are not in the body of another declaration.
  func visible(_ found: DeclList, from scope: NameScope) -> DeclList {
    guard found.contains(where: { index[$0].flags.contains(.isLocal) }) else { return found }
    return DeclList(ContiguousArray(found.filter { isVisible($0, from: scope) }))
  }

  private func isVisible(_ decl: DeclID, from scope: NameScope) -> Bool {
    guard index[decl].flags.contains(.isLocal) else { return true }
    guard decl.file == scope.file else { return false }
    guard let context = scope.context, let body = body(around: decl) else { return true }
    return body.range.contains(place(of: context))
  }

  /// Returns the range of the function or variable in whose body a type is declared. It follows the type in the list of
  /// declarations, after the other types in the body.
  private func body(around decl: DeclID) -> ByteRange? {
    let declarations = index.outline(decl).tree.declarations
    let (parent, place) = (index[decl].parent, place(of: decl))
    let following = declarations.indices.dropFirst(Int(decl.index) + 1).prefix(Self.mostTypesInBody)
    return following.lazy.map { declarations[$0] }.first {
      $0.parent == parent && !$0.range.isNone && $0.range.range.contains(place)
    }?.range
  }

  /// Returns a position in a declaration. The ranges of types in bodies are not recorded.
  private func place(of decl: DeclID) -> Int {
    Int(index[decl].range.isNone ? index[decl].nameRange.start : index[decl].range.start)
  }

  private static var mostTypesInBody: Int { 100 }
}
