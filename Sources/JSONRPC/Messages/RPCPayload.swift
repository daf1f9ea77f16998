import StructuredText

/// A value in a message: one line of JSON.
public struct RPCPayload: Sendable, Equatable {
  public let bytes: [UInt8]

  /// - Parameter write: writes one value.
  public init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(style: .report)
    write(&json)
    bytes = json.bytes
  }

  /// - Parameter members: writes the members of an object.
  public static func object(_ members: (inout JSONWriter) -> Void) -> RPCPayload { RPCPayload { $0.object(members) } }

  public static let null = RPCPayload { $0.null() }
  public static let empty = RPCPayload.object { _ in }

  /// The value, to be written into another one.
  package var value: JSONNode { JSONDocument(printed: bytes).root }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
