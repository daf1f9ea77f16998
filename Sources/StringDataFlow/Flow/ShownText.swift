import SwiftTypeChecking

/// A literal whose text reaches a display as a plain string.
package struct ShownText: Sendable {
  package let piece: TextPiece
  package let place: DisplaySink
  /// Whether the literal itself is the argument of the display.
  package let isDirect: Bool
  /// The number of steps to the display: 1 for an argument of the display itself.
  package let steps: Int
  /// The first declaration of the project on the path that takes the text as an argument.
  package let callee: DeclID?
  /// The position where the display takes the text, if it is in the code.
  package let site: CodePlace?
  /// The nodes between the display and the literal, from the display on.
  package let way: [FlowNode]
  /// Whether only code that users never see displays it.
  package var isHidden = false
}

extension ShownText {
  /// The property or function of which the text is a result, if no call takes it.
  package var origin: FlowNode? {
    if callee != nil { return nil }
    return switch way.last {
    case .value?, .result?: way.last
    default: nil
    }
  }

  /// Whether the path is so short that even a single word, `done` or `DATE`, is unlikely to be a value for programs.
  package var isNear: Bool {
    let steps = sentence == nil ? steps : steps - 1
    return steps == 1 || steps == 2 && callee == nil
  }

  /// Whether another text contains it: a key, a literal with interpolations, or a format.
  package var isInSentence: Bool { place.framework == .interpolation || sentence != nil }

  /// Whether an intentionally verbatim text contains it.
  package var isInVerbatimSentence: Bool { sentence != nil && place.kind == .parameter("verbatim") }

  /// The position of the plain text that contains it.
  package var sentence: CodePlace? {
    way.lazy.compactMap { if case .sentence(let place) = $0 { place } else { nil } }.first
  }
}
