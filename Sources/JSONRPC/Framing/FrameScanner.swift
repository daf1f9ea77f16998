import TextBasics

/// Splits a stream of bytes into messages as they arrive.
///
/// Each byte is scanned at most a few times, however the stream is divided, and messages longer than the limit are
/// never stored.
public struct FrameScanner: Sendable {
  public enum Frame: Sendable, Equatable {
    case message(ContiguousArray<UInt8>)
    /// Invalid data in place of a message, as an error for the sender.
    case broken(RPCError)
  }

  private enum State {
    /// At the beginning of a header or a line.
    case start
    /// The header has been read up to here. The length is known after its line.
    case header(length: Int?, size: Int)
    case body(length: Int)
    /// Skips the rest of a message that is too long.
    case skipping(length: Int)
    case skippingLine
    /// Searches for the next header.
    case lost
  }

  private let framing: MessageFraming
  private let limit: Int
  private var state = State.start
  private var bytes: [UInt8] = []
  /// The number of consumed bytes.
  private var head = 0
  /// The position before which no line ends.
  private var searched = 0

  /// The largest header in bytes.
  private static let headerLimit = 1 << 12
  private static let lengthName = Array("content-length:".utf8)

  /// - Parameter limit: the greatest length of a message in bytes.
  public init(_ framing: MessageFraming, limit: Int = 1 << 26) { (self.framing, self.limit) = (framing, limit) }

  public mutating func append(_ more: some Collection<UInt8>) {
    if head > 0, head * 2 >= bytes.count {
      bytes.removeFirst(head)
      (head, searched) = (0, max(0, searched - head))
    }
    bytes += more
  }

  /// Returns the next message, if it has arrived completely.
  public mutating func next() -> Frame? {
    while true {
      switch step() {
      case .frame(let frame): return frame
      case .again: continue
      case .wait: return nil
      }
    }
  }

  /// Returns the rest at the end of the stream: the last line may lack its line break.
  public mutating func last() -> Frame? {
    guard case .lines = framing, case .start = state else { return nil }
    let rest = bytes[head...]
    drop(to: bytes.count)
    return rest.allSatisfy(\.isWhiteSpace) ? nil : .message(ContiguousArray(rest))
  }

  private enum Step {
    case frame(Frame)
    case again, wait
  }

  private mutating func step() -> Step {
    switch state {
    case .start: framing == .lines ? line() : header(length: nil, size: 0)
    case .header(let length, let size): header(length: length, size: size)
    case .body(let length): body(length)
    case .skipping(let length): skip(length)
    case .skippingLine: skipLine()
    case .lost: search()
    }
  }

  private var available: Int { bytes.count - head }

  private mutating func drop(to position: Int) { (head, searched) = (position, position) }

  /// Returns the next line without its end, or `nil` if it is incomplete or longer than a limit.
  private mutating func takeLine(within limit: Int = .max) -> ArraySlice<UInt8>? {
    let bound = limit < available ? head + limit : bytes.count
    let start = min(max(head, searched), bound)
    guard let end = bytes[start..<bound].firstIndex(of: .lineFeed) else {
      searched = bound
      return nil
    }
    var line = bytes[head..<end]
    if line.last == .carriageReturn { line.removeLast() }
    drop(to: end + 1)
    return line
  }

  private func broken(_ message: String) -> Step { .frame(.broken(.invalidRequest(message))) }
}

// Messages on lines.
extension FrameScanner {
  private mutating func line() -> Step {
    guard let line = takeLine() else {
      guard available > limit else { return .wait }
      state = .skippingLine
      return tooLong()
    }
    if line.count > limit { return tooLong() }
    return line.allSatisfy(\.isWhiteSpace) ? .again : .frame(.message(ContiguousArray(line)))
  }

  private func tooLong() -> Step { broken("a message of more than \(limit) bytes") }

  private mutating func skipLine() -> Step {
    guard takeLine() == nil else {
      state = .start
      return .again
    }
    drop(to: bytes.count)
    return .wait
  }
}

// Messages with headers.
extension FrameScanner {
  private mutating func header(length: Int?, size: Int) -> Step {
    let start = head
    guard let line = takeLine(within: Self.headerLimit - size + 1) else {
      if size + available <= Self.headerLimit { return .wait }
      return lose("a header of more than \(Self.headerLimit) bytes", at: start)
    }
    let size = size + line.count + 1
    if line.isEmpty {
      // Empty lines between messages are ignored.
      guard size > 2 || length != nil else {
        state = .start
        return .again
      }
      guard let length else { return lose("a header without Content-Length", at: start) }
      state = length > limit ? .skipping(length: length) : .body(length: length)
      return length > limit ? tooLong() : .again
    }
    guard line.contains(.colon) else { return lose("an invalid header line", at: start) }
    guard isLength(line) else {
      state = .header(length: length, size: size)
      return .again
    }
    guard let number = number(line.dropFirst(Self.lengthName.count)), length == nil || length == number else {
      return lose("an invalid Content-Length", at: start)
    }
    state = .header(length: number, size: size)
    return .again
  }

  private func isLength(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= Self.lengthName.count && zip(line, Self.lengthName).allSatisfy { $0.lowercased == $1 }
  }

  private func number(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.drop(while: \.isBlank).prefix(while: \.isDecimalDigit)
    guard !digits.isEmpty, text.drop(while: \.isBlank).dropFirst(digits.count).allSatisfy(\.isBlank) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func body(_ length: Int) -> Step {
    guard available >= length else { return .wait }
    let message = ContiguousArray(bytes[head..<head + length])
    drop(to: head + length)
    state = .start
    return .frame(.message(message))
  }

  private mutating func skip(_ length: Int) -> Step {
    let count = min(length, available)
    drop(to: head + count)
    state = count == length ? .start : .skipping(length: length - count)
    return count == length ? .again : .wait
  }

  /// Handles a sender whose lengths are wrong: the next header is searched from the invalid line on.
  private mutating func lose(_ message: String, at start: Int) -> Step {
    (state, head, searched) = (.lost, min(start + 1, bytes.count), start)
    return broken(message)
  }

  private mutating func search() -> Step {
    let name = Self.lengthName
    var position = head
    while position + name.count <= bytes.count {
      if isLength(bytes[position..<position + name.count]) {
        drop(to: position)
        state = .start
        return .again
      }
      position += 1
    }
    drop(to: position)
    return .wait
  }
}

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
