import Testing

@testable import JSONRPC

@Suite struct FrameScannerTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let framing: MessageFraming
    let text: String
    /// Messages, and errors after an exclamation mark.
    let frames: [String]

    var testDescription: String { name }

    init(_ name: String, _ framing: MessageFraming, _ text: String, _ frames: [String]) {
      (self.name, self.framing, self.text, self.frames) = (name, framing, text, frames)
    }
  }

  private static let limit = 20
  private static let cases = [
    Case("a line", .lines, "{}\n", ["{}"]),
    Case("two lines, empty ones between", .lines, "{}\r\n\n \t\n[]\n", ["{}", "[]"]),
    Case("a last line without a line break", .lines, "{}\n[1]", ["{}", "[1]"]),
    Case(
      "a line too long", .lines, "\(String(repeating: "x", count: 50))\n{}\n",
      ["!a message of more than 20 bytes", "{}"]),
    Case(
      "a line too long without a line break", .lines, String(repeating: "x", count: 50),
      ["!a message of more than 20 bytes"]),
    Case("a message", .headers, "Content-Length: 2\r\n\r\n{}", ["{}"]),
    Case("other headers, other case, plain line ends", .headers, "Content-Type: a\ncontent-LENGTH:2\n\n{}", ["{}"]),
    Case("two messages", .headers, "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    Case("half a message", .headers, "Content-Length: 9\r\n\r\n{}", []),
    Case("an empty message", .headers, "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    Case(
      "no length", .headers, "Content-Type: a\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      ["!a header without Content-Length", "[]"]),
    Case(
      "an invalid length", .headers, "Content-Length: -2\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      ["!an invalid Content-Length", "[]"]),
    Case(
      "a length above the largest integer", .headers, "Content-Length: 99999999999999999999\r\n\r\n{}",
      ["!an invalid Content-Length"]),
    Case(
      "two lengths", .headers, "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
      ["!an invalid Content-Length", "[]"]),
    Case(
      "a message too long", .headers,
      "Content-Length: 30\r\n\r\n\(String(repeating: "x", count: 30))Content-Length: 2\r\n\r\n[]",
      ["!a message of more than 20 bytes", "[]"]),
    Case(
      "the longest length", .headers, "Content-Length: \(Int.max)\r\n\r\n{}", ["!a message of more than 20 bytes"]),
    Case(
      "no header", .headers, "hello\r\nContent-Length: 2\r\n\r\n[]", ["!an invalid header line", "[]"]),
    Case(
      "a header without an end", .headers, "A: \(String(repeating: "x", count: 5000))Content-Length: 2\r\n\r\n[]",
      ["!a header of more than 4096 bytes", "[]"]),
    Case(
      "many headers", .headers, String(repeating: "A: b\n", count: 900) + "\nContent-Length: 2\r\n\r\n[]",
      ["!a header of more than 4096 bytes", "[]"]),
  ]

  /// The frames do not depend on the chunks in which the bytes arrive.
  @Test(arguments: cases, [1, 2, 7, 4096, 1 << 20])
  private func framesAreSeparated(_ each: Case, _ piece: Int) {
    var scanner = FrameScanner(each.framing, limit: Self.limit)
    var frames: [String] = []
    var rest = Array(each.text.utf8)[...]
    while !rest.isEmpty {
      scanner.append(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while let frame = scanner.next() { frames.append(Self.text(frame)) }
    }
    if let frame = scanner.last() { frames.append(Self.text(frame)) }
    #expect(frames == each.frames)
  }

  private static func text(_ frame: FrameScanner.Frame) -> String {
    switch frame {
    case .message(let bytes): String(decoding: bytes, as: UTF8.self)
    case .broken(let error): "!" + error.message
    }
  }

  @Test(arguments: [(MessageFraming.lines, "{}\n"), (.headers, "Content-Length: 2\r\n\r\n{}")])
  func messagesHaveHeaders(_ framing: MessageFraming, _ expected: String) {
    #expect(String(decoding: framing.framed(Array("{}".utf8)), as: UTF8.self) == expected)
  }
}
