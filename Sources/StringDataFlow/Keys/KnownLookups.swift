import SwiftParsing
import SwiftTypeChecking

/// The lookups at run time that need no word: those of what stands in the code, as literals or as raw values, since of each
/// key it can be told whether a catalog has it, and those to which no text of the code comes: they look data up.
package struct KnownLookups {
  private let places: Set<CodePlace>

  /// - Parameter edges: the steps of texts that may be keys, in all files.
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

  /// The nodes whose text may be one that does not stand in the code.
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
    open.formUnion(sources.filter { isVariable($0, index) })
    return reached(from: open, by: out)
  }

  /// The nodes to which a text of the code may come.
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
        // What a literal interpolates may be a case, whose name stands in the code.
        if piece.texts.count > 1 || piece.texts.contains(where: { $0.contains(where: \.isLetter) }) {
          worded.insert(target)
        }
      case .unknown(let isNamed): if isNamed { worded.insert(target) }
      }
    }
    // Nothing is known of a name inside a body to which nothing leads: it may be a part of a tuple.
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

  /// Whether a step takes more than texts that stand in the code.
  private static func isOpen(_ edge: FlowEdge) -> Bool {
    switch edge.source {
    case .unknown: true
    case .piece(let piece): piece.texts.count != 1
    case .node: edge.isPossibleOnly
    }
  }

  /// Whether a node is a property that bindings and decoders may set, unseen.
  private static func isVariable(_ node: FlowNode, _ index: SymbolIndex) -> Bool {
    guard case .value(let decl) = node else { return false }
    let variable = index[decl]
    let isComputed = !variable.body.isNone && variable.initializer.isNone
    if isComputed { return false }
    return !variable.flags.contains(.isLet) || index.type(of: decl).map(index.isDecoded) ?? false
  }
}
