/// Something to be done to a table.
public enum StringsChange: Sendable, Equatable {
  case set(key: String, value: String)
  case add(NewStringsEntry)
  /// Its comment goes with it, unless an empty line parts the two.
  case remove(key: String)

  /// The key that it is about.
  public var key: String {
    switch self {
    case .set(let key, _), .remove(let key): key
    case .add(let entry): entry.key
    }
  }
}

/// An entry that a table is to get: at its place where the keys are sorted, else at the end of its section or of the file.
public struct NewStringsEntry: Sendable, Equatable {
  public var key: String
  public var value: String
  public var comment: String?
  /// The comment under which it is to stand; `nil` for the end of the file.
  public var section: String?

  public init(key: String, value: String, comment: String? = nil, section: String? = nil) {
    (self.key, self.value, self.comment, self.section) = (key, value, comment, section)
  }
}
