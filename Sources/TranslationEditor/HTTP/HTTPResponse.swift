import StructuredText

/// A response of HTTP/1.1. Each response ends its connection.
package struct HTTPResponse: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// A page with its Content Security Policy.
    case page(policy: String)
    case json
  }

  package let status: HTTPStatus
  package let content: Content
  package let body: [UInt8]

  package init(_ status: HTTPStatus, _ content: Content, body: [UInt8]) {
    (self.status, self.content, self.body) = (status, content, body)
  }

  /// - Parameter write: writes the members of the object.
  init(_ status: HTTPStatus, write: (inout JSONWriter) -> Void) {
    var json = JSONWriter(style: .report)
    json.object(write)
    self.init(status, .json, body: json.bytes)
  }

  /// A response with a sentence for people.
  package static func problem(_ status: HTTPStatus, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status) { $0.member("error", sentence) }
  }

  /// The bytes of the response.
  package var bytes: [UInt8] {
    let isPage = content != .json
    var policy = "default-src 'none'; frame-ancestors 'none'"
    if case .page(let own) = content { policy = own }
    let head = [
      "HTTP/1.1 \(status.rawValue) \(status.phrase)",
      "Content-Type: \(isPage ? "text/html" : "application/json"); charset=utf-8",
      "Content-Length: \(body.count)",
      "Content-Security-Policy: \(policy)",
      "Cache-Control: no-store",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Connection: close",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
