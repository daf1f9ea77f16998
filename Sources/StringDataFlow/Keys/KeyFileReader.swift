import SwiftParsing
import SwiftTypeChecking

/// Finds the data flow of strings that may be keys, on one thread.
package struct KeyFileReader {
  private let checker: Checker
  private let places: DisplayPlaces
  private let cases: CaseTable
  private let kinds: CalleeKinds

  private var index: SymbolIndex { checker.index }

  /// - Parameter checker: a checker that records the data flow.
  package init(_ checker: Checker, _ places: DisplayPlaces, _ cases: CaseTable, _ kinds: CalleeKinds) {
    self.checker = checker
    self.places = places
    self.cases = cases
    self.kinds = kinds
  }

  /// Creates a reader with a new checker.
  package init(_ index: SymbolIndex, _ cases: CaseTable) {
    let checker = Checker(index)
    checker.recordsFlow = true
    self.init(checker, DisplayPlaces(checker), cases, CalleeKinds(index))
  }

  /// Returns the data flow in a file, whose code is typed for this.
  package func edges(in file: Int) -> [FlowEdge] {
    index.files[file].tree.declarations.indices.flatMap { position in
      let decl = DeclID(file: Int32(file), index: Int32(position))
      return edges(of: decl, checker.readings(of: decl))
    }
  }

  /// Returns the data flow in a declaration.
  ///
  /// - Parameter readings: all typed code of the declaration.
  package func edges(of decl: DeclID, _ readings: [TypedCode]) -> [FlowEdge] {
    var edges: [FlowEdge] = []
    for reading in readings {
      var flow = CodeFlowReader(decl, reading, checker, places, cases, kinds, purpose: .keys)
      flow.read()
      edges += flow.edges
    }
    let declaration = index[decl]
    if declaration.kind == .enumCase { edges += rawValue(of: decl, isWritten: !declaration.initializer.isNone) }
    if declaration.kind == .variable || declaration.kind == .function { edges += implementations(of: decl) }
    return edges
  }

  /// Returns edges for the implicit raw value of an enum case, and for protocols that look raw values up.
  private func rawValue(of decl: DeclID, isWritten: Bool) -> [FlowEdge] {
    guard let type = index.type(of: decl), index.outline(type).inherits(index[type], anyOf: [Name("String")]) else {
      return []
    }
    let node = FlowNode.rawValue(type)
    var edges = checker.protocols(of: type).map {
      FlowEdge(source: .node(node), target: .node(.rawValue($0)), isPossibleOnly: !index.isOwn($0))
    }
    guard !isWritten else { return edges }
    let range = index[decl].nameRange
    let piece = TextPiece(file: decl.file, start: range.start, end: range.end, texts: [index.text(decl)])
    edges.append(FlowEdge(source: .piece(piece), target: .node(node)))
    return edges
  }

  /// Returns edges from a requirement or an overridden member to the declarations that replace it at run time.
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
