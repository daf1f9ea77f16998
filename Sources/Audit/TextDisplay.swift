import Findings

/// A literal whose text users see as it is.
public struct TextDisplay: Sendable {
  /// The place where the literal begins.
  public let literal: TextPosition
  /// The place that shows it: `UILabel.text`.
  public let name: String
  /// The place where the display takes the text, unless it is on the literal's own line.
  public let place: RelatedPlace?
}
