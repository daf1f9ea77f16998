import Diagnostics
import StringDataFlow

/// A literal whose text users see as it is.
public struct TextDisplay: Sendable {
  /// The place where the literal begins.
  public let literal: TextPosition
  /// What befalls it: `is shown by UILabel.text as it is`.
  public let manner: String
  /// The place where the display takes the text, unless it is on the literal's own line.
  public let place: RelatedPlace?
}
