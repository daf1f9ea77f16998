import SwiftParsing
import SwiftTypeChecking

/// Types whose values are also created without a visible call: by initializers of subclasses, of property wrappers and
/// in place of memberwise ones.
struct SilentInitializers {
  /// The names of the inherited types.
  private var inherited: Set<Name> = []
  /// The types with their own initializers, also in extensions.
  private var initialized: Set<DeclID> = []

  init(_ index: SymbolIndex) {
    for file in Int(index.firstProjectFile)..<index.files.count {
      let tree = index.files[file].tree
      for (position, declaration) in tree.declarations.enumerated() {
        if declaration.kind == .class { inherited.formUnion(Self.names(declaration, tree)) }
        guard declaration.kind == .initializer else { continue }
        let decl = DeclID(file: Int32(file), index: Int32(position))
        if let type = index.type(of: decl) { initialized.insert(type) }
      }
    }
  }

  private static func names(_ declaration: Declaration, _ tree: SyntaxTree) -> [Name] {
    tree.typeList[declaration.inherited.indices].compactMap { element in
      switch tree[element.type] {
      case .named(let name, _), .member(_, let name, _): name
      default: nil
      }
    }
  }

  /// Returns whether a parameter or member may keep its default value where no call is visible.
  func mayLeave(_ node: FlowNode, _ index: SymbolIndex) -> Bool {
    switch node {
    case .parameter(let decl, _):
      guard index[decl].kind == .initializer, let type = index.type(of: decl) else { return false }
      return isMadeSilently(type, index)
    case .value(let decl):
      guard let type = index.type(of: decl) else { return false }
      return initialized.contains(type) || isMadeSilently(type, index)
    default: return false
    }
  }

  private func isMadeSilently(_ type: DeclID, _ index: SymbolIndex) -> Bool {
    inherited.contains(index[type].name) || index.attributes(of: type).contains(Name("propertyWrapper"))
  }
}
