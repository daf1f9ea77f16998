/// One use of a key that devices look up when a push notification arrives.
public struct PushKeyUse: Sendable, Equatable {
  /// The purpose of a key's text.
  public enum Role: String, Sendable, CaseIterable {
    case title, subtitle, body, action
  }

  public let key: String
  public let role: Role
  /// The bytes of the key with its quotes.
  public let range: Range<Int>
  public internal(set) var arguments: PushArguments
  /// Whether the message also has a `body`, so that devices never look up the key.
  public internal(set) var isIgnored: Bool

  init(_ key: String, _ role: Role, at range: Range<Int>, arguments: PushArguments = .unknown, isIgnored: Bool = false)
  {
    (self.key, self.role, self.range, self.arguments, self.isIgnored) = (key, role, range, arguments, isIgnored)
  }
}

/// The arguments for the text of a key.
public enum PushArguments: Sendable, Equatable {
  /// A variable, or a call with an unknown result.
  case unknown
  case list([PushArgument])
  /// A value that is not a list, at these bytes.
  case noList(Range<Int>)

  /// The number of arguments, if known.
  public var count: Int? { if case .list(let list) = self { list.count } else { nil } }
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

  /// Whether it is certainly not a string. Devices accept only strings as arguments.
  var isNoText: Bool { kind == .number || kind == .null }
}
