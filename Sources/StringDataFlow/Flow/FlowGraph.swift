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

  private var into: [FlowNode: [FlowEdge]] = [:]
  private var atDisplays: [(FlowEdge, DisplaySink)] = []

  package init(_ edges: [FlowEdge]) {
    for edge in edges {
      switch edge.target {
      case .node(let node): into[node, default: []].append(edge)
      case .display(let place): atDisplays.append((edge, place))
      case .lookup: break
      }
    }
  }

  /// Follows strings backwards from the displays until no new nodes are reached.
  ///
  /// - Parameter isHidden: returns whether a display is in code that users never see.
  package func shownTexts(isHidden: (CodePlace) -> Bool = { _ in false }) -> [ShownText] {
    var displays: [FlowNode: Display] = [:]
    var queue: [FlowNode] = []
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
    _ queue: inout [FlowNode], _ displays: inout [FlowNode: Display], _ shown: inout [ShownText]
  ) {
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      guard let display = displays[node], display.steps < Self.maximumSteps else { continue }
      for edge in into[node] ?? [] {
        let next = Display(
          place: display.place, steps: display.steps + 1, callee: edge.callee ?? display.callee, site: display.site,
          way: display.way + [node], isHidden: display.isHidden)
        reach(edge, next, isDirect: false, &displays, &queue, &shown)
      }
    }
    queue = []
  }

  private func reach(
    _ edge: FlowEdge, _ display: Display, isDirect: Bool, _ displays: inout [FlowNode: Display],
    _ queue: inout [FlowNode], _ shown: inout [ShownText]
  ) {
    switch edge.source {
    case .piece(let piece):
      shown.append(
        ShownText(
          piece: piece, place: display.place, isDirect: isDirect, steps: display.steps, callee: display.callee,
          site: display.site, way: display.way, isHidden: display.isHidden))
    case .node(let node):
      guard displays[node] == nil else { return }
      displays[node] = display
      queue.append(node)
    case .unknown, .lookup: break
    }
  }
}
