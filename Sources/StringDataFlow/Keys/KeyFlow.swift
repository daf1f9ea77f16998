import SwiftTypeChecking

extension Set<CodePlace> {
  /// The literals whose texts are looked up.
  package init(lookedUpBy edges: [FlowEdge]) {
    self.init(KeyFlow(edges).pieces.map { CodePlace(file: $0.piece.file, offset: $0.piece.start) })
  }
}

/// The data flow of strings in some files. It finds the strings that reach lookups.
struct KeyFlow {
  /// The path of a string to its lookup.
  struct Way {
    let lookup: KeyLookup
    /// The first declaration of the project on the path that takes the text.
    let taker: DeclID?
    /// Whether every step has code that takes it.
    let isCertain: Bool

    /// Returns the path extended by an edge that leads to its beginning.
    func before(_ edge: FlowEdge) -> Way {
      Way(lookup: lookup, taker: edge.callee ?? taker, isCertain: isCertain && !edge.isPossibleOnly)
    }
  }

  /// The nodes whose strings are looked up.
  private(set) var ways: [FlowNode: Way] = [:]
  private(set) var pieces: [(piece: TextPiece, way: Way)] = []
  private var queue: [FlowNode] = []

  init(_ edges: [FlowEdge]) {
    var into: [FlowNode: [FlowEdge]] = [:]
    for edge in edges {
      switch edge.target {
      case .node(let node): into[node, default: []].append(edge)
      case .lookup(let lookup): reach(edge, Way(lookup: lookup, taker: nil, isCertain: true))
      case .display: break
      }
    }
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      guard let way = ways[node] else { continue }
      for edge in into[node] ?? [] { reach(edge, way.before(edge)) }
    }
  }

  private mutating func reach(_ edge: FlowEdge, _ way: Way) {
    switch edge.source {
    case .piece(let piece): pieces.append((piece, way))
    case .node(let node):
      if let known = ways[node], known.isCertain || !way.isCertain { return }
      ways[node] = way
      queue.append(node)
    case .unknown, .lookup: break
    }
  }
}
