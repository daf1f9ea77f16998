import SwiftTypes

/// A step of a text: from a literal or a place to another place or to a display.
struct FlowEdge: Sendable {
  enum Source: Sendable {
    case node(FlowNode)
    case piece(TextPiece)
    /// A text that is only known at run time; `isNamed` where a name stands for it that nothing is known about.
    case unknown(isNamed: Bool)

    var mayBeName: Bool {
      if case .piece(let piece) = self { Prose.mayBeName(piece.texts) } else { false }
    }

    /// The source, if its text stands beside keys.
    var besideKeys: Source { with(\.isBesideKeys) }

    /// The source, if its text stands beside an address.
    var besideAddress: Source { with(\.isBesideAddress) }

    private func with(_ mark: WritableKeyPath<TextPiece, Bool>) -> Source {
      guard case .piece(var piece) = self else { return self }
      piece[keyPath: mark] = true
      return .piece(piece)
    }
  }

  enum Target: Sendable {
    case node(FlowNode)
    case display(DisplayPlace)
    case lookup(KeyLookup)
  }

  var source: Source
  let target: Target
  /// The declaration of the project that takes the text as an argument.
  var callee: DeclID?
  /// Whether no code is known that takes the step, only types between which it is possible.
  var isPossibleOnly = false
  /// The place where a display takes the text; `nil` for the result of an implementation of a requirement.
  var display: CodePlace?
}

extension [FlowEdge] {
  /// Marks the texts of the last edges as standing beside an address.
  mutating func markAddress(from first: Int) {
    for position in indices[first...] { self[position].source = self[position].source.besideAddress }
  }
}
