import SwiftParsing

extension Checker {
  /// Returns whether a declaration is a preview or inside one: `#Preview` and types that conform to `PreviewProvider`.
  public func isPreview(_ decl: DeclID) -> Bool {
    if index[decl].kind == .macroExpansion { return index[decl].name == SpecialNames.previewMacro }
    var current: DeclID? = decl
    while let step = current {
      let declaration = index[step]
      if declaration.kind.isNominal || declaration.kind == .extension,
        index.outline(step).inherits(declaration, anyOf: SpecialNames.previewTypes)
      {
        return true
      }
      if declaration.flags.contains(.isLocal), isInsidePreview(step) { return true }
      if index.outline(step).tree.attributes[declaration.attributes.indices].contains(where: {
        $0.name == SpecialNames.previewAttribute
      }) {
        return true
      }
      current = index.parent(step)
    }
    return false
  }

  /// Returns whether a local type is declared in the closure of a `#Preview`.
  private func isInsidePreview(_ decl: DeclID) -> Bool {
    let place = Int(index[decl].nameRange.start)
    return index.outline(decl).isInPreview(place)
  }
}
