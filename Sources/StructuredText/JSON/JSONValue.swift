/// A value to write.
public indirect enum JSONValue: Sendable, Equatable {
  case string(String)
  case bool(Bool)
  case integer(Int)
  case array([JSONValue])
  /// An object whose members are written in this order.
  case object([Member])

  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value wrapped in objects of a single member each. The first name is the outermost.
  package func wrapped(in path: ArraySlice<String>) -> JSONValue {
    path.reversed().reduce(self) { .object([Member($1, $0)]) }
  }
}
