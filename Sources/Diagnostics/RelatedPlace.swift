/// A place that belongs to a finding, perhaps in another file, such as the place where a text is shown.
public struct RelatedPlace: Sendable, Hashable {
  /// A path of the same form as that of the finding.
  public var path: String
  public var position: TextPosition
  /// What there is to see at the place: a sentence without a full stop.
  public var message: String

  public init(path: String, position: TextPosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }
}
