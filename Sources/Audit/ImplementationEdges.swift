import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// The data flow from requirements and overridden members to the declarations that replace them at run time.
struct ImplementationEdges {
  private let checker: Checker

  init(_ index: SymbolIndex) {
    checker = Checker(index)
    checker.recordsFlow = true
  }

  var edges: [FlowEdge] {
    let index = checker.index
    var edges = DisplayPlaces(checker).requirements().flatMap { requirement, place in
      checker.implementations(of: requirement).compactMap { decl in
        node(decl).map { FlowEdge(source: .node($0), target: .display(place)) }
      }
    }
    for file in Int(index.firstProjectFile)..<index.files.count {
      for (position, declaration) in index.files[file].tree.declarations.enumerated()
      where declaration.kind == .variable || declaration.kind == .function {
        let decl = DeclID(file: Int32(file), index: Int32(position))
        guard let target = node(decl) else { continue }
        edges += checker.implementations(of: decl).compactMap { other in
          node(other).map { FlowEdge(source: .node($0), target: .node(target)) }
        }
      }
    }
    return edges
  }

  private func node(_ decl: DeclID) -> FlowNode? {
    switch checker.index[decl].kind {
    case .variable: .value(decl)
    case .function: .result(decl)
    default: nil
    }
  }
}
