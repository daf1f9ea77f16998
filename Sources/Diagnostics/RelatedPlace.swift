/// A place related to a finding, possibly in another file, such as the place where a text is displayed.
public struct RelatedPlace: Sendable, Hashable {
  /// A path of the same form as the finding's.
  public var path: String
  public var position: TextPosition
  /// A description of the place: a sentence without a full stop.
  public var message: String

  public init(path: String, position: TextPosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }
}
