import SwiftTypeChecking

/// The data flow of all strings in a project. It finds the strings that reach a display.
package struct FlowGraph {
  /// A display that shows the text of a node.
  private struct Display {
    let place: DisplaySink
    let steps: Int
    /// The first declaration of the project on the path that takes the text as an argument.
    let callee: DeclID?
    let site: CodePlace?
    /// The nodes between the display and the text, from the display on.
    var way: [FlowNode] = []
    let isHidden: Bool
  }

  /// The longest path. After more steps, a string has usually changed: results of queries, names in data models.
  private static let maximumSteps = 7

  /// A set of edges that are followed together.
  private enum Stop: Hashable {
    /// All edges to a node, for functions without those from the parameters that they return.
    case node(FlowNode)
    /// The arguments of a call that its function returns.
    case passed(CodePlace)
    /// The parameters that a function returns, if its call is unknown.
    case returned(FlowNode)
  }

  private var into: [Stop: [FlowEdge]] = [:]
  private var atDisplays: [(FlowEdge, DisplaySink)] = []

  package init(_ edges: [FlowEdge]) {
    let returned = Set(edges.compactMap(Self.returnedParameter))
    for edge in edges {
      switch edge.target {
      case .node(let node):
        if Self.returnedParameter(of: edge) != nil {
          into[.returned(node), default: []].append(edge)
          continue
        }
        into[.node(node), default: []].append(edge)
        if returned.contains(node), case .parameter(let function, _) = node {
          into[edge.call.map { .passed($0) } ?? .node(.result(function)), default: []].append(edge)
        }
      case .display(let place): atDisplays.append((edge, place))
      case .lookup: break
      }
    }
  }

  /// Returns the parameter that an edge leads to the result of its own function.
  private static func returnedParameter(of edge: FlowEdge) -> FlowNode? {
    guard case .node(let source) = edge.source, case .parameter(let function, _) = source,
      case .node(.result(function)) = edge.target
    else { return nil }
    return source
  }

  /// Follows strings backwards from the displays until no new nodes are reached.
  ///
  /// - Parameter isHidden: returns whether a display is in code that users never see.
  package func shownTexts(isHidden: (CodePlace) -> Bool = { _ in false }) -> [ShownText] {
    var displays: [Stop: Display] = [:]
    var queue: [Stop] = []
    var shown: [ShownText] = []
    let ranks = atDisplays.map { Self.rank(of: $0, isHidden) }
    for rank in 0..<3 {
      for ((edge, place), own) in zip(atDisplays, ranks) where own == rank {
        let display = Display(place: place, steps: 1, callee: nil, site: edge.display, isHidden: rank == 2)
        reach(edge, display, isDirect: true, &displays, &queue, &shown)
      }
      follow(&queue, &displays, &shown)
    }
    return shown
  }

  /// Returns the rank of a display. Code that displays an error's text itself ranks before the requirement, because it
  /// is more specific; hidden displays rank last.
  private static func rank(of display: (FlowEdge, DisplaySink), _ isHidden: (CodePlace) -> Bool) -> Int {
    if display.0.display.map(isHidden) ?? false { return 2 }
    return display.1.kind == .requirement ? 1 : 0
  }

  private func follow(
    _ queue: inout [Stop], _ displays: inout [Stop: Display], _ shown: inout [ShownText]
  ) {
    var position = 0
    while position < queue.count {
      let stop = queue[position]
      position += 1
      guard let display = displays[stop], display.steps < Self.maximumSteps else { continue }
      for edge in into[stop] ?? [] {
        let nodes = Self.nodes(from: stop, before: edge)
        let next = Display(
          place: display.place, steps: display.steps + nodes.count, callee: edge.callee ?? display.callee,
          site: display.site, way: display.way + nodes, isHidden: display.isHidden)
        reach(edge, next, isDirect: false, &displays, &queue, &shown)
      }
    }
    queue = []
  }

  /// Returns the nodes between the text of a stop and the source of an edge.
  private static func nodes(from stop: Stop, before edge: FlowEdge) -> [FlowNode] {
    guard case .node(let target) = edge.target else { return [] }
    switch stop {
    case .node(let node), .returned(let node): return node == target ? [node] : [node, target]
    case .passed:
      guard case .parameter(let function, _) = target else { return [target] }
      return [.result(function), target]
    }
  }

  private func reach(
    _ edge: FlowEdge, _ display: Display, isDirect: Bool, _ displays: inout [Stop: Display],
    _ queue: inout [Stop], _ shown: inout [ShownText]
  ) {
    switch edge.source {
    case .piece(let piece):
      shown.append(
        ShownText(
          piece: piece, place: display.place, isDirect: isDirect, steps: display.steps, callee: display.callee,
          site: display.site, way: display.way, isHidden: display.isHidden))
    case .node(let node):
      var stops: [Stop] = [.node(node)]
      if case .result = node { stops.append(edge.sourceCall.map { .passed($0) } ?? .returned(node)) }
      for stop in stops where displays[stop] == nil {
        displays[stop] = display
        queue.append(stop)
      }
    case .unknown, .lookup: break
    }
  }
}
