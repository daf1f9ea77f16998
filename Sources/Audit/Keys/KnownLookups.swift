import SwiftOutline
import SwiftTypes

/// The lookups at run time of what is handed to them, where all that comes stands in the code, as literals or as raw
/// values: of each key it can be told whether a catalog has it.
struct KnownLookups {
  private let places: Set<CodePlace>

  /// - Parameter edges: the steps of texts that may be keys, in all files.
  init(_ edges: [FlowEdge], _ index: SymbolIndex) {
    let open = Self.open(edges, index)
    var (known, unknown): (Set<CodePlace>, Set<CodePlace>) = ([], [])
    for edge in edges {
      guard case .lookup(let lookup) = edge.target else { continue }
      guard case .node(let node) = edge.source, !Self.isOpen(edge), !open.contains(node) else {
        unknown.insert(lookup.place)
        continue
      }
      known.insert(lookup.place)
    }
    places = known.subtracting(unknown)
  }

  func contains(_ place: CodePlace) -> Bool { places.contains(place) }

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
    var queue = Array(open)
    while let node = queue.popLast() {
      for target in out[node] ?? [] where open.insert(target).inserted { queue.append(target) }
    }
    return open
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
