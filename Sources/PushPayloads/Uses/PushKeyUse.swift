/// One place that names a key, which devices look up when a push message arrives.
public struct PushKeyUse: Sendable, Equatable {
  /// What the text of a key is for.
  public enum Role: String, Sendable, CaseIterable {
    case title, subtitle, body, action
  }

  public let key: String
  public let role: Role
  /// The bytes of the key with its quotes.
  public let range: Range<Int>
  public internal(set) var arguments: PushArguments
  /// Whether a `body` stands beside the key, so that devices never look it up.
  public internal(set) var isIgnored: Bool

  init(_ key: String, _ role: Role, at range: Range<Int>, arguments: PushArguments = .unknown, isIgnored: Bool = false)
  {
    (self.key, self.role, self.range, self.arguments, self.isIgnored) = (key, role, range, arguments, isIgnored)
  }
}

/// What is put into the text of a key.
public enum PushArguments: Sendable, Equatable {
  /// A variable, or a call of which nobody knows what it returns.
  case unknown
  case list([PushArgument])
  /// A value that is no list, at these bytes.
  case noList(Range<Int>)

  /// How many there are, as far as that is known.
  public var count: Int? {
    if case .list(let list) = self { return list.count }
    return nil
  }
}

/// One argument.
public struct PushArgument: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case text, number, null
    /// A variable or a call.
    case unknown
  }

  public let kind: Kind
  /// The bytes of the argument.
  public let range: Range<Int>

  /// Whether it is certainly no text, as which devices take arguments.
  var isNoText: Bool { kind == .number || kind == .null }
}
