import TextBasics

/// How messages are separated in a stream of bytes.
public enum MessageFraming: Sendable {
  /// Each has a header with its length in bytes, as in the Language Server Protocol: `Content-Length: 52`, an empty
  /// line, the message.
  case headers
  /// Each is on a separate line, as in the Model Context Protocol.
  case lines

  /// Returns a message with its framing.
  ///
  /// - Parameter message: JSON on one line.
  public func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [.lineFeed]
    }
  }
}
