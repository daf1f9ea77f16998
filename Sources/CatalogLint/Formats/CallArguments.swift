import TextBasics

/// The arguments that the code passes to the strings of keys, and its default values.
public struct CallArguments: Sendable {
  /// The arguments of a single call site.
  public struct Call: Sendable {
    /// The format specifiers for the types of the arguments, in order: `%lld`, `%@` … An argument of unknown type is
    /// `%p`.
    public let specifiers: [String]
    /// The location for messages: `Rooms.swift:12`.
    public let place: String
    /// Whether the arguments are passed to `String(format:)`, which accepts any number of them.
    public let isOfFormat: Bool

    public init(specifiers: [String], place: String, isOfFormat: Bool = false) {
      self.specifiers = specifiers
      self.place = place
      self.isOfFormat = isOfFormat
    }

    var arguments: FormatArguments { FormatArguments(of: specifiers.joined(separator: " ")) }
  }

  /// For each key, the first of the calls that pass the same arguments.
  private var calls: [UTF8Key: [Call]] = [:]
  /// For each key of the code, whether one of its calls has a default value.
  private var defaults: [UTF8Key: Bool] = [:]
  /// Whether all code was searched for lookups of the keys.
  public var areLookupsKnown = false

  public init() {}

  /// The calls for a key that pass different arguments, in the order in which they were added.
  public subscript(key: String) -> [Call] { calls[UTF8Key(key)] ?? [] }

  /// Returns whether a call of a key has a default value, or `nil` if the code does not have the key.
  func hasDefaultValue(_ key: String) -> Bool? { defaults[UTF8Key(key)] }

  /// Whether the keys of the code are known.
  var areKeysKnown: Bool { !defaults.isEmpty }

  public mutating func addKey(_ key: String, hasDefaultValue: Bool) {
    defaults[UTF8Key(key), default: false] = hasDefaultValue || defaults[UTF8Key(key)] == true
  }

  public mutating func add(_ call: Call, for key: String) {
    let isKnown = self[key].contains { $0.specifiers == call.specifiers && $0.isOfFormat == call.isOfFormat }
    if !isKnown { calls[UTF8Key(key), default: []].append(call) }
  }
}
