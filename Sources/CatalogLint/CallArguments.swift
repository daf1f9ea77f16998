import StringCatalog

/// What the code passes to the texts of keys.
public struct CallArguments: Sendable {
  /// The arguments of one place in the code.
  public struct Call: Sendable {
    /// The format specifiers that the types of the arguments ask for, in their order: `%lld`, `%@` … An argument of
    /// unknown type is `%p`.
    public let specifiers: [String]
    /// The place as messages name it: `Rooms.swift:12`.
    public let place: String

    public init(specifiers: [String], place: String) {
      self.specifiers = specifiers
      self.place = place
    }

    var arguments: FormatArguments { FormatArguments(of: specifiers.joined(separator: " ")) }
  }

  private var calls: [ExactText: Call] = [:]

  public init() {}

  /// The call of a key; where there are several, the first that was added counts.
  public subscript(key: String) -> Call? { calls[ExactText(key)] }

  public mutating func add(_ call: Call, for key: String) {
    if calls[ExactText(key)] == nil { calls[ExactText(key)] = call }
  }
}
