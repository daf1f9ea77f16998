import SwiftParsing
import SwiftTypeChecking

/// The run-time lookups that need no finding. The first kind looks up only strings in the code, as literals or raw
/// values: for each of these keys a catalog can be checked. The second kind looks up no text of the code: it looks up
/// data.
package struct KnownLookups {
  private let places: Set<CodePlace>

  /// - Parameter edges: the data flow of strings that may be keys, in all files.
  package init(_ edges: [FlowEdge], _ index: SymbolIndex) {
    let open = Self.open(edges, index)
    let worded = Self.worded(edges)
    var (known, unknown): (Set<CodePlace>, Set<CodePlace>) = ([], [])
    for edge in edges {
      guard case .lookup(let lookup) = edge.target else { continue }
      guard case .node(let node) = edge.source, !worded.contains(node) || !Self.isOpen(edge) && !open.contains(node)
      else {
        unknown.insert(lookup.place)
        continue
      }
      known.insert(lookup.place)
    }
    places = known.subtracting(unknown)
  }

  package func contains(_ place: CodePlace) -> Bool { places.contains(place) }

  /// Returns the nodes whose text may not be in the code.
  private static func open(_ edges: [FlowEdge], _ index: SymbolIndex) -> Set<FlowNode> {
    var (out, sources): ([FlowNode: [FlowNode]], Set<FlowNode>) = ([:], [])
    var (open, targets): (Set<FlowNode>, Set<FlowNode>) = ([], [])
    for edge in edges {
      if case .node(let source) = edge.source { sources.insert(source) }
      guard case .node(let target) = edge.target else { continue }
      targets.insert(target)
      if isOpen(edge) {
        open.insert(target)
      } else if case .node(let source) = edge.source {
        out[source, default: []].append(target)
      }
    }
    open.formUnion(sources.subtracting(targets))
    let variables = sources.filter { isVariable($0, index) }
    if !variables.isEmpty {
      let bound = BoundNames(index)
      open.formUnion(variables.filter { bound.contain($0, index) })
    }
    return reached(from: open, by: out)
  }

  /// Returns the nodes that a string of the code may reach.
  private static func worded(_ edges: [FlowEdge]) -> Set<FlowNode> {
    var out: [FlowNode: [FlowNode]] = [:]
    var (worded, targets, names): (Set<FlowNode>, Set<FlowNode>, Set<FlowNode>) = ([], [], [])
    for edge in edges {
      if case .node(let source) = edge.source, case .local = source { names.insert(source) }
      guard case .node(let target) = edge.target else { continue }
      targets.insert(target)
      switch edge.source {
      case .node(let source): out[source, default: []].append(target)
      case .piece(let piece):
        // An interpolated value may be a case, whose name is in the code.
        if piece.texts.count > 1 || piece.texts.contains(where: { $0.contains(where: \.isLetter) }) {
          worded.insert(target)
        }
      case .unknown(let isNamed): if isNamed { worded.insert(target) }
      case .lookup: break
      }
    }
    // Nothing is known about a name in a body without an edge to it: it may be a part of a tuple.
    worded.formUnion(names.subtracting(targets))
    return reached(from: worded, by: out)
  }

  private static func reached(from nodes: Set<FlowNode>, by out: [FlowNode: [FlowNode]]) -> Set<FlowNode> {
    var (reached, queue) = (nodes, Array(nodes))
    while let node = queue.popLast() {
      for target in out[node] ?? [] where reached.insert(target).inserted { queue.append(target) }
    }
    return reached
  }

  /// Returns whether a step takes more than strings in the code.
  private static func isOpen(_ edge: FlowEdge) -> Bool {
    switch edge.source {
    case .unknown, .lookup: true
    case .piece(let piece): piece.texts.count != 1
    case .node: edge.isPossibleOnly
    }
  }

  /// Returns whether a node is a property that bindings or decoders could set without visible code.
  private static func isVariable(_ node: FlowNode, _ index: SymbolIndex) -> Bool {
    guard case .value(let decl) = node else { return false }
    let variable = index[decl]
    let isComputed = !variable.body.isNone && variable.initializer.isNone
    if isComputed { return false }
    return !variable.flags.contains(.isLet) || index.type(of: decl).map(index.isDecoded) ?? false
  }
}
