import StringExtraction
import SwiftOutline
import SwiftTypes

/// Finds the steps of texts that may be keys, file by file, on one thread.
final class KeyFileReader {
  private let checker: Checker
  private let places: DisplayPlaces
  private let cases: CaseTable
  private let kinds: CalleeKinds

  private var index: SymbolIndex { checker.index }

  init(_ index: SymbolIndex, _ cases: CaseTable) {
    checker = Checker(index)
    checker.recordsFlow = true
    places = DisplayPlaces(checker)
    self.cases = cases
    kinds = CalleeKinds(index)
  }

  func edges(in file: Int) -> [FlowEdge] {
    var edges: [FlowEdge] = []
    for (position, declaration) in index.files[file].tree.declarations.enumerated() {
      let decl = DeclID(file: Int32(file), index: Int32(position))
      for reading in checker.readings(of: decl) {
        var flow = CodeFlowReader(decl, reading, checker, places, cases, kinds, purpose: .keys)
        flow.read()
        edges += flow.edges
      }
      if declaration.kind == .enumCase { edges += rawValue(of: decl, isWritten: !declaration.initializer.isNone) }
      if declaration.kind == .variable || declaration.kind == .function { edges += implementations(of: decl) }
    }
    return edges
  }

  /// Edges for the implicit raw value of an enum case, and for protocols that look raw values up.
  private func rawValue(of decl: DeclID, isWritten: Bool) -> [FlowEdge] {
    guard let type = index.type(of: decl), index.outline(type).inherits(index[type], anyOf: [Name("String")]) else {
      return []
    }
    let node = FlowNode.rawValue(type)
    var edges = index.protocols(of: type).map { FlowEdge(source: .node(node), target: .node(.rawValue($0))) }
    guard !isWritten else { return edges }
    let range = index[decl].nameRange
    let piece = TextPiece(file: decl.file, start: range.start, end: range.end, texts: [index.text(decl)])
    edges.append(FlowEdge(source: .piece(piece), target: .node(node)))
    return edges
  }

  /// Edges from a requirement or an overridden member to the declarations that replace it at run time.
  private func implementations(of decl: DeclID) -> [FlowEdge] {
    let node: (DeclID) -> FlowNode = { self.index[$0].kind == .variable ? .value($0) : .result($0) }
    return checker.implementations(of: decl).flatMap { other -> [FlowEdge] in
      let parameters = index.parameters(of: decl).indices.map { position in
        FlowEdge(source: .node(.parameter(decl, position)), target: .node(.parameter(other, position)))
      }
      return parameters + [FlowEdge(source: .node(node(other)), target: .node(node(decl)))]
    }
  }
}
