import SwiftTypeChecking

/// A step in the data flow of a string: from a literal or a node to another node or to a display.
package struct FlowEdge: Sendable {
  package enum Source: Sendable {
    case node(FlowNode)
    indirect case piece(TextPiece)
    /// A string that is only known at run time; `isNamed` if it is a name about which nothing is known.
    case unknown(isNamed: Bool)
    /// A text that the code looks up: the keys and their default values.
    case lookup([String])

    package var mayBeName: Bool {
      if case .piece(let piece) = self { Prose.mayBeName(piece.texts) } else { false }
    }

    /// The source, marked as returned by the same body as keys.
    var besideKeys: Source { setting(\.isBesideKeys, to: true) }

    /// The source, marked as passed together with an address.
    var besideAddress: Source { setting(\.isBesideAddress, to: true) }

    /// Returns the source with a changed property, if it is a text.
    func setting<Value>(_ property: WritableKeyPath<TextPiece, Value>, to value: Value) -> Source {
      guard case .piece(var piece) = self else { return self }
      piece[keyPath: property] = value
      return .piece(piece)
    }
  }

  package enum Target: Sendable {
    case node(FlowNode)
    indirect case display(DisplaySink)
    indirect case lookup(KeyLookup)
  }

  package var source: Source
  package let target: Target
  /// The declaration of the project that takes the text as an argument.
  package var callee: DeclID?
  /// Whether the step follows only from types, without code that takes it.
  let isPossibleOnly: Bool
  /// The end of the call that takes the text as an argument.
  var call: CodePlace?
  /// The end of the call whose result is the source.
  var sourceCall: CodePlace?
  /// The position where a display takes the text, or `nil` for the result of an implementation of a requirement.
  package let display: CodePlace?

  package init(
    source: Source, target: Target, callee: DeclID? = nil, isPossibleOnly: Bool = false, display: CodePlace? = nil
  ) {
    (self.source, self.target, self.callee) = (source, target, callee)
    (self.isPossibleOnly, self.display) = (isPossibleOnly, display)
  }

  /// Returns the edge with the call whose result is its source, if it is of that function.
  func from(_ call: (function: DeclID, end: CodePlace)?) -> FlowEdge {
    guard let call, case .node(.result(call.function)) = source else { return self }
    var edge = self
    edge.sourceCall = call.end
    return edge
  }
}

extension [FlowEdge] {
  /// Marks the strings of the last edges as passed together with an address.
  mutating func markAddress(from first: Int) {
    for position in indices[first...] { self[position].source = self[position].source.besideAddress }
  }
}
