/// One value of a document, and its position. Aliases are replaced by the values that they refer to.
public struct YAMLNode: Sendable {
  public enum Value: Sendable {
    /// A text. Numbers, `true` and `null` are plain texts, because only the reader knows the expected type.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLMember])
  }

  public let value: Value
  /// 1-based.
  public let line: Int
  /// 1-based, in bytes.
  public let column: Int
  /// The number of values in it, including itself, with each alias counted like its value.
  let weight: Int
  /// The nesting depth of its values, or 1 for a scalar.
  let height: Int

  public init(_ value: Value, line: Int, column: Int) {
    (self.value, self.line, self.column) = (value, line, column)
    let inner =
      switch value {
      case .scalar: [YAMLNode]()
      case .sequence(let elements): elements
      case .mapping(let members): members.map(\.value)
      }
    weight = inner.reduce(1) { $0 + $1.weight }
    height = 1 + (inner.map(\.height).max() ?? 0)
  }

  /// The text of a scalar, or `nil` for other values, and for a plain `null`, `~` or an empty value.
  public var text: String? {
    guard case .scalar(let text, let isPlain) = value, !(isPlain && Self.nulls.contains(text)) else { return nil }
    return text
  }

  /// Whether the value is a plain `null`, `~` or empty.
  public var isNull: Bool {
    if case .scalar(let text, true) = value { return Self.nulls.contains(text) }
    return false
  }

  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

  /// The value of a plain boolean, as in YAML 1.1, or `nil` for anything else.
  public var bool: Bool? {
    if case .scalar(let text, true) = value { Self.truth(of: text) } else { nil }
  }

  /// Returns the boolean that a text represents in YAML 1.1, or `nil` for any other text.
  public static func truth(of text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// The elements of a sequence. Empty for other values.
  public var elements: [YAMLNode] {
    if case .sequence(let elements) = value { return elements }
    return []
  }

  /// The members of a mapping in order. Empty for other values.
  public var members: [YAMLMember] {
    if case .mapping(let members) = value { return members }
    return []
  }

  public var isMapping: Bool {
    if case .mapping = value { return true }
    return false
  }

  /// The member of a mapping with this name, or `nil` if there is none.
  public subscript(name: String) -> YAMLNode? { members.first { $0.name == name }?.value }
}

/// A key of a mapping with its value, and the key's position.
public struct YAMLMember: Sendable {
  public let name: String
  public let value: YAMLNode
  /// 1-based.
  public let line: Int
  /// 1-based, in bytes.
  public let column: Int

  public init(name: String, value: YAMLNode, line: Int, column: Int) {
    (self.name, self.value, self.line, self.column) = (name, value, line, column)
  }
}
