import SwiftTypes

/// A literal whose text reaches a display as a plain string.
struct ShownText: Sendable {
  let piece: TextPiece
  let place: DisplayPlace
  /// Whether the literal is itself the argument of the display.
  let isDirect: Bool
  /// How many steps it takes: 1 for an argument of the display itself.
  let steps: Int
  /// The declaration of the project through whose parameter the text goes: the first one on the way.
  let callee: DeclID?
  /// Where the display takes the text, if that stands in the code.
  let site: CodePlace?
}

extension ShownText {
  /// Whether the text goes so short a way that a word alone, `done` or `DATE`, is hardly a value for programs.
  var isNear: Bool { steps == 1 || steps == 2 && callee == nil }
}
