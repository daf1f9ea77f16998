import SwiftTypeChecking

/// A literal whose text reaches a display as a plain string.
package struct ShownText: Sendable {
  package let piece: TextPiece
  package let place: DisplayPlace
  /// Whether the literal itself is the argument of the display.
  package let isDirect: Bool
  /// The number of steps to the display: 1 for an argument of the display itself.
  package let steps: Int
  /// The first declaration of the project on the way through whose parameter the text goes.
  package let callee: DeclID?
  /// The place where the display takes the text, if that is in the code.
  package let site: CodePlace?
  /// What it passes between the display and the literal, from the display on.
  package let way: [FlowNode]
  /// Whether code that nobody sees shows it, and no other.
  package var isHidden = false
}

extension ShownText {
  /// Whether the way is so short that even a single word, `done` or `DATE`, is unlikely to be a value for programs.
  package var isNear: Bool {
    let steps = sentence == nil ? steps : steps - 1
    return steps == 1 || steps == 2 && callee == nil
  }

  /// Whether another text takes it in: a key, a literal with interpolations, or a format.
  package var isInSentence: Bool { place.framework == .interpolation || sentence != nil }

  /// Whether a text that is verbatim on purpose takes it in.
  package var isInVerbatimSentence: Bool { sentence != nil && place.kind == .parameter("verbatim") }

  /// The place of the plain text that takes it in.
  package var sentence: CodePlace? {
    way.lazy.compactMap { if case .sentence(let place) = $0 { place } else { nil } }.first
  }
}
