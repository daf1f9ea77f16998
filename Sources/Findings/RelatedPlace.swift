/// A place that belongs to a finding, in another file perhaps: where a text is shown, say.
public struct RelatedPlace: Sendable, Hashable {
  /// As the finding's own path.
  public var path: String
  public var position: TextPosition
  /// What is to be seen there: a sentence without a full stop.
  public var message: String

  public init(path: String, position: TextPosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }
}
