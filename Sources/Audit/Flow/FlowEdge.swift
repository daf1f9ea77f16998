import SwiftTypes

/// A step of a text: from a literal or a place to another place or to a display.
struct FlowEdge: Sendable {
  enum Source: Sendable {
    case node(FlowNode)
    case piece(TextPiece)
  }

  enum Target: Sendable {
    case node(FlowNode)
    case display(DisplayPlace)
    case lookup(KeyLookup)
  }

  let source: Source
  let target: Target
  /// The declaration of the project whose argument the text is.
  var callee: DeclID?
  /// Where a display takes the text; `nil` for what an implementation of a requirement gives.
  var display: CodePlace?
}
