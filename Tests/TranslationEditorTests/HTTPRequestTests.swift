import TestSupport
import Testing

@testable import TranslationEditor

@Suite struct HTTPRequestTests {
  private static func read(_ text: String, piece: Int = .max) -> HTTPRequestReader.Progress {
    var reader = HTTPRequestReader()
    var rest = Array(text.utf8)[...]
    var progress = HTTPRequestReader.Progress.incomplete
    while !rest.isEmpty, progress == .incomplete {
      progress = reader.take(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    return progress
  }

  private static func request(_ text: String) -> HTTPRequest? {
    if case .complete(let request) = read(text) { request } else { nil }
  }

  private static func status(_ text: String) -> HTTPStatus? {
    if case .rejected(let status) = read(text) { status } else { nil }
  }

  @Test func requestHasItsParts() throws {
    let request = try #require(
      Self.request("POST /api/save?a=1&token=xy HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nX-A:  b \r\n\r\nabcd"))
    #expect(request.method == .post && request.path == "/api/save" && request.query == "a=1&token=xy")
    #expect(request.parameter("token") == "xy" && request.parameter("a") == "1" && request.parameter("b") == nil)
    #expect(request.fields == ["host": "h", "content-length": "3", "x-a": "b"])
    #expect(Array(request.body) == Array("abc".utf8))
  }

  @Test(arguments: [1, 2, 3, 7])
  func piecesOfAnySizeGiveTheSameRequest(piece: Int) {
    let text = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab\r\nc"
    #expect(Self.read(text, piece: piece) == Self.read(text))
    #expect(Self.request(text)?.body.count == 5)
  }

  @Test func unfinishedRequestIsIncomplete() {
    let text = "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabcde"
    for length in 1..<text.utf8.count {
      #expect(Self.read(String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)) == .incomplete)
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: h\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\n\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "\r\n\r\n",
    "GET /\r\n\r\n", "GET http://h/ HTTP/1.1\r\n\r\n", "GET /#a HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\n folded: a\r\n\r\n",
    "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/1.1\r\n: b\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nab",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\na",
    "POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\na",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n",
    "GET / HTTP/1.1\r\nA: ä\r\n\r\n", "GET /ä HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\rHost: h\r\n\r\n",
    "\u{16}\u{3}\u{1}\r\n\r\n", "GET / FTP/1.1\r\n\r\n",
  ])
  func malformedRequestIsRejected(text: String) { #expect(Self.status(text) == .badRequest) }

  @Test func limitsAreEnforced() {
    #expect(Self.status("DELETE / HTTP/1.1\r\n\r\n") == .methodNotAllowed)
    #expect(Self.status("GET / HTTP/2\r\n\r\n") == .unknownVersion)
    #expect(Self.status("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n") == .tooLarge)
    #expect(Self.status("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") == .tooLarge)
    #expect(Self.read("POST / HTTP/1.1\r\nContent-Length: 1048576\r\n\r\n") == .incomplete)
    let fields = (0..<65).map { "a\($0): b\r\n" }.joined()
    #expect(Self.status("GET / HTTP/1.1\r\n\(fields)\r\n") == .headTooLarge)
    #expect(Self.status("GET /" + String(repeating: "a", count: 20_000)) == .headTooLarge)
    #expect(Self.status("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n\r\n") == .headTooLarge)
  }

  @Test func randomBytesNeverCrash() {
    var generator = SeededRandom(44)
    let alphabet = Array("GET POST/ HTTP1.:\r\n\r\nContent-Length: 9 \u{0}ÿ".utf8)
    for _ in 0..<3_000 {
      var reader = HTTPRequestReader()
      let bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
      }
      if case .complete(let request) = reader.take(bytes) { #expect(request.path.hasPrefix("/")) }
    }
  }
}

@Suite struct RequestGuardTests {
  private let access = RequestGuard(token: "0123456789abcdef", port: 4711)

  private func status(
    _ method: HTTPRequest.Method, _ target: String, _ fields: [String: String?] = [:]
  ) -> HTTPStatus? {
    var all: [String: String?] = ["host": "127.0.0.1:4711", "x-strex-token": access.token]
    if method == .post { all.merge(["origin": access.origin, "content-type": "application/json"]) { $1 } }
    all.merge(fields) { $1 }
    let parts = target.split(separator: "?", maxSplits: 1)
    let request = HTTPRequest(
      method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
      fields: all.compactMapValues(\.self))
    return access.refusal(of: request)?.status
  }

  @Test func pageNeedsTheTokenInItsAddress() {
    #expect(access.address == "http://127.0.0.1:4711/?token=0123456789abcdef")
    #expect(status(.get, "/?token=0123456789abcdef") == nil)
    for query in ["", "?token=", "?token=0123456789abcdeF", "?token=0123456789abcdef0", "?xtoken=0123456789abcdef"] {
      #expect(status(.get, "/" + query) == .forbidden)
    }
  }

  @Test func interfaceNeedsTheTokenInAField() {
    #expect(status(.get, "/api/project") == nil && status(.post, "/api/save") == nil)
    for token in [nil, "", "0123456789abcde", "0123456789abcdee"] {
      #expect(status(.get, "/api/project", ["x-strex-token": token]) == .forbidden)
      #expect(status(.post, "/api/save?token=0123456789abcdef", ["x-strex-token": token]) == .forbidden)
    }
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:4712", "localhost:4711", "evil.example:4711", "127.0.0.1:4711.evil",
  ])
  func otherHostsAreRejected(host: String?) {
    #expect(status(.get, "/?token=0123456789abcdef", ["host": host]) == .forbidden)
    #expect(status(.get, "/api/project", ["host": host]) == .forbidden)
  }

  @Test func otherSitesAreRejected() {
    for origin in ["null", "http://evil.example", "https://127.0.0.1:4711", "http://127.0.0.1:4711/"] {
      #expect(status(.get, "/api/project", ["origin": origin]) == .forbidden)
      #expect(status(.post, "/api/save", ["origin": origin]) == .forbidden)
    }
    #expect(status(.post, "/api/save", ["origin": nil]) == .forbidden)
    for site in ["cross-site", "same-site"] {
      #expect(status(.get, "/api/project", ["sec-fetch-site": site]) == .forbidden)
    }
    #expect(status(.get, "/api/project", ["sec-fetch-site": "same-origin"]) == nil)
  }

  @Test func bodiesAreJSON() {
    #expect(status(.post, "/api/save", ["content-type": "application/json; charset=utf-8"]) == nil)
    for type in [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"] {
      #expect(status(.post, "/api/save", ["content-type": type]) == .unsupportedMediaType)
    }
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = (0..<100).map { _ in RequestGuard.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func responsesForbidCachingAndFraming() {
    let text = String(decoding: HTTPResponse.problem(.forbidden, "no").bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 403 Forbidden\r\n") && text.hasSuffix("\r\n\r\n{\"error\":\"no\"}"))
    for line in ["Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff"] {
      #expect(text.contains("\r\n\(line)\r\n"))
    }
    #expect(text.contains("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n"))
  }
}
