import Foundation
import Testing

@testable import JSONRPC

@Suite struct RPCSessionTests {
  /// Collects the messages that a session has sent.
  private final class Sent: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []

    func add(_ more: [UInt8]) { lock.withLock { bytes += more } }

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

    /// Waits up to ten seconds until it has sent a text.
    func wait(for part: String) async throws {
      for _ in 0..<1000 where !text.contains(part) { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  private static func answers(_ bytes: [UInt8], _ dialect: RPCDialect = .modelContext) async -> String {
    let sent = Sent()
    let session = RPCSession(dialect, handler: EchoServer(), send: sent.add)
    await session.receive(bytes)
    await session.end()
    return sent.text
  }

  private static let open = #"{"jsonrpc":"2.0","id":"#
  private static let nullID = open + "null,"

  private static let rows: [(String, String)] = [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":[1,"b",null]}}"#,
      open + #"1,"result":{"a":[1,"b",null]}}"#
    ),
    (#"{"jsonrpc":"2.0","id":"x\n","method":"echo"}"#, open + #""x\n","result":null}"#),
    (#"{"jsonrpc":"2.0","id":1.50e1,"method":"echo","params":[]}"#, open + #"1.50e1,"result":[]}"#),
    (#"{"jsonrpc":"2.0","id":null,"method":"echo"}"#, nullID + #""result":null}"#),
    (#"{"jsonrpc":"2.0","id":1,"method":"fail"}"#, open + #"1,"error":{"code":7,"message":"it failed","data":true}}"#),
    (#"{"jsonrpc":"2.0","id":1,"method":"break"}"#, open + #"1,"error":{"code":-32603,"message":"Fault()"}}"#),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"no"}"#,
      open + #"1,"error":{"code":-32601,"message":"unknown method \"no\""}}"#
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"name","params":{"who":{"name":"Ada"}}}"#, open + #"1,"result":"Ada"}"#),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"name","params":{"who":{"name":1}}}"#,
      open + #"1,"error":{"code":-32602,"message":"who.name must be a string"}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"name","params":[]}"#,
      open + #"1,"error":{"code":-32602,"message":"who must be an object"}}"#
    ),
    (#"{"jsonrpc":"2.0","method":"hello"}"#, #"{"jsonrpc":"2.0","method":"took","params":"hello"}"#),
    (#"{"jsonrpc":"2.0","id":1,"result":1}"#, ""),
    (#"{"id":1,"method":"echo"}"#, open + #"1,"error":{"code":-32600,"message":"jsonrpc must be \"2.0\""}}"#),
    (#"{"jsonrpc":"2.0","id":1}"#, open + #"1,"error":{"code":-32600,"message":"a message must have a method"}}"#),
    (
      #"{"jsonrpc":"2.0","id":1,"method":3}"#,
      open + #"1,"error":{"code":-32600,"message":"method must be a string"}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":1}"#,
      open + #"1,"error":{"code":-32600,"message":"params must be an object or an array"}}"#
    ),
    (
      #"{"jsonrpc":"2.0","id":{},"method":"echo"}"#,
      nullID + #""error":{"code":-32600,"message":"id must be a string or a number"}}"#
    ),
    ("7", nullID + #""error":{"code":-32600,"message":"a message must be an object"}}"#),
    (
      "{\"jsonrpc\"",
      nullID + #""error":{"code":-32700,"message":"invalid JSON: the file ends before the `{` on line 1 is closed"#
        + #" (line 1, column 11)"}}"#
    ),
    ("[]", nullID + #""error":{"code":-32600,"message":"a batch without messages"}}"#),
    (
      "[" + Array(repeating: "1", count: 1001).joined(separator: ",") + "]",
      nullID + #""error":{"code":-32600,"message":"a batch of more than 1000 messages"}}"#
    ),
    (
      #"[{"jsonrpc":"2.0","id":1,"method":"echo"},1,{"jsonrpc":"2.0","method":"hello"}]"#,
      #"{"jsonrpc":"2.0","method":"took","params":"hello"}"# + "\n[" + open + #"1,"result":null},"#
        + nullID + #""error":{"code":-32600,"message":"a message must be an object"}}]"#
    ),
    (#"[{"jsonrpc":"2.0","method":"hello"}]"#, #"{"jsonrpc":"2.0","method":"took","params":"hello"}"#),
  ]

  /// Rows from the specification of JSON-RPC 2.0.
  @Test(arguments: rows)
  func messagesAreAnswered(_ message: String, _ answer: String) async {
    let expected = answer.isEmpty ? "" : answer + "\n"
    #expect(await Self.answers(Array(message.utf8)) == expected)
  }

  @Test func hostileBytesAreAnswered() async {
    let deep = String(repeating: "[", count: 200_000)
    #expect(await Self.answers(Array(deep.utf8)).contains("-32700"))
    let nested =
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":"#
      + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
    #expect(await Self.answers(Array(nested.utf8)).contains("\"result\":[["))
    let broken = Array(#"{"jsonrpc":"2.0","id":1,"method":"ec"#.utf8) + [0xFF, 0xC3] + Array("\"}\n".utf8)
    #expect(await Self.answers(broken).contains("invalid UTF-8"))
    #expect(await Self.answers(Array("Content-Length: \(Int.max)\r\n\r\n".utf8), .languageServer).contains("-32600"))
  }

  @Test func callsAreHandledInOrder() async {
    let calls = (1...50).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"echo"}"# + "\n" }.joined()
    let expected = (1...50).map { Self.open + "\($0),\"result\":null}\n" }.joined()
    #expect(await Self.answers(Array(calls.utf8)) == expected)
  }

  @Test(arguments: [
    (RPCDialect.modelContext, "notifications/cancelled", "requestId"), (.languageServer, "$/cancelRequest", "id"),
  ])
  func requestsAreCancelled(_ dialect: RPCDialect, _ method: String, _ parameter: String) async throws {
    let sent = Sent()
    let session = RPCSession(dialect, handler: EchoServer(), send: sent.add)
    func say(_ text: String) async { await session.receive(dialect.framing.framed(Array(text.utf8))) }
    await say(#"{"jsonrpc":"2.0","id":1,"method":"wait"}"#)
    await say(#"{"jsonrpc":"2.0","id":"2","method":"echo"}"#)
    await say(#"{"jsonrpc":"2.0","id":3,"method":"echo"}"#)
    try await sent.wait(for: "waiting")
    await say(#"{"jsonrpc":"2.0","id":4,"method":"urgent"}"#)
    #expect(sent.text.contains(#""id":4,"#))
    for id in ["\"2\"", "1", "99", "{}"] {
      await say(#"{"jsonrpc":"2.0","method":"\#(method)","params":{"\#(parameter)":\#(id)}}"#)
    }
    await session.end()
    let answers = [#""id":1,"error":{"code":-32800"#, #""id":"2","error":{"code":-32800"#]
    for answer in answers { #expect(sent.text.contains(answer) == dialect.answersCancelled) }
    #expect(!sent.text.contains(#""id":"2","result""#))
    #expect(sent.text.contains(#""id":3,"result":null"#))
  }
}
