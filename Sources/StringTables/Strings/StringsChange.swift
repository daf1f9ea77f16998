/// A change to a table.
public enum StringsChange: Sendable, Equatable {
  case set(key: String, value: String)
  case add(NewStringsEntry)
  /// The comment of the entry is removed too, unless an empty line separates them.
  case remove(key: String)

  /// The key that is changed.
  public var key: String {
    switch self {
    case .set(let key, _), .remove(let key): key
    case .add(let entry): entry.key
    }
  }
}

/// An entry to add: at its sorted position if the keys are sorted, otherwise at the end of its section or of the file.
public struct NewStringsEntry: Sendable, Equatable {
  public var key: String
  public var value: String
  public var comment: String?
  /// The section comment to place it under, or `nil` for the end of the file.
  public var section: String?

  public init(key: String, value: String, comment: String? = nil, section: String? = nil) {
    (self.key, self.value, self.comment, self.section) = (key, value, comment, section)
  }
}
