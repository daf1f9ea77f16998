import StringCatalog
import TextBasics

/// The arguments that the code passes to the texts of keys.
public struct CallArguments: Sendable {
  /// The arguments of one place in the code.
  public struct Call: Sendable {
    /// The format specifiers for the types of the arguments, in their order: `%lld`, `%@` … An argument of unknown type
    /// is `%p`.
    public let specifiers: [String]
    /// The place for messages: `Rooms.swift:12`.
    public let place: String

    public init(specifiers: [String], place: String) {
      self.specifiers = specifiers
      self.place = place
    }

    var arguments: FormatArguments { FormatArguments(of: specifiers.joined(separator: " ")) }
  }

  /// The calls by key; `nil` for keys to which different places pass different arguments.
  private var calls: [UTF8Key: Call?] = [:]

  public init() {}

  /// The first call that was added for a key; `nil` where none is known, or calls differ in what they pass.
  public subscript(key: String) -> Call? { calls[UTF8Key(key)] ?? nil }

  public mutating func add(_ call: Call, for key: String) {
    guard let known = calls[UTF8Key(key)] else {
      calls[UTF8Key(key)] = .some(call)
      return
    }
    if let known, known.specifiers != call.specifiers { calls[UTF8Key(key)] = .some(nil) }
  }
}
