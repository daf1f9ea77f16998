import SwiftParsing
import SwiftTypeChecking

/// The project's enum cases with associated values, by name.
package struct CaseTable: Sendable {
  private var cases: [Name: [DeclID]] = [:]

  package init(_ index: SymbolIndex) {
    for file in Int(index.firstProjectFile)..<index.files.count {
      for (position, declaration) in index.files[file].tree.declarations.enumerated()
      where declaration.kind == .enumCase && !declaration.parameters.isEmpty {
        cases[declaration.name, default: []].append(DeclID(file: Int32(file), index: Int32(position)))
      }
    }
  }

  /// The cases with a given name. Empty if there are more than three, because the name is then ambiguous.
  package subscript(name: Name) -> [DeclID] {
    let found = cases[name] ?? []
    return found.count <= 3 ? found : []
  }
}
