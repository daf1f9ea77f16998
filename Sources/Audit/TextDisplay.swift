import Diagnostics

/// A literal whose text users see untranslated.
public struct TextDisplay: Sendable {
  /// The place where the literal begins.
  public let literal: TextPosition
  /// A description of the display, for messages.
  public let manner: String
  /// The place where the display takes the text, unless it is on the literal's own line.
  public let place: RelatedPlace?
}
