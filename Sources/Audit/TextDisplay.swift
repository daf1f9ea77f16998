import Findings

/// A literal whose text users see as it is.
public struct TextDisplay: Sendable {
  /// Where the literal begins.
  public let literal: TextPosition
  /// What shows it: `UILabel.text`.
  public let name: String
  /// Where that takes the text, unless it is on the literal's own line.
  public let place: RelatedPlace?
}
