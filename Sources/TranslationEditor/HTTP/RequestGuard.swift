/// Decides which requests the server answers.
///
/// Other users of the machine can connect to the port, and so can pages in the browser of this user. Neither knows the
/// token. The host keeps out pages whose domain name was changed to point to this machine.
package struct RequestGuard: Sendable {
  package let token: String
  package let port: UInt16

  package init(token: String, port: UInt16) { (self.token, self.port) = (token, port) }

  /// Returns 32 random bytes as hexadecimal digits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    return String((0..<64).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
  }

  package var host: String { "127.0.0.1:\(port)" }
  package var origin: String { "http://\(host)" }
  /// The address of the page.
  package var address: String { "\(origin)/?token=\(token)" }

  static let tokenField = "x-strex-token"

  /// Returns the response to a request that is not allowed; `nil` if it is allowed.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard request.fields["host"] == host else { return .problem(.forbidden, "the host is not \(host)") }
    let isPage = request.path == "/"
    if let origin = request.fields["origin"], origin != self.origin {
      return .problem(.forbidden, "requests from other sites are not allowed")
    }
    if !isPage, let site = request.fields["sec-fetch-site"], site != "same-origin" {
      return .problem(.forbidden, "requests from other sites are not allowed")
    }
    guard isToken(isPage ? request.parameter("token") : request.fields[Self.tokenField]) else {
      return .problem(.forbidden, "the token is missing or wrong; open the address that strex printed")
    }
    guard request.method == .post else { return nil }
    if request.fields["origin"] == nil { return .problem(.forbidden, "the origin is missing") }
    let type = request.fields["content-type"]?.split(separator: ";").first
    return type == "application/json" ? nil : .problem(.unsupportedMediaType, "the body is not application/json")
  }

  /// Compares in constant time, so that the duration does not reveal how many characters are correct.
  private func isToken(_ text: String?) -> Bool {
    let (given, own) = (Array((text ?? "").utf8), Array(token.utf8))
    if given.count != own.count { return false }
    var difference: UInt8 = 0
    for index in own.indices { difference |= given[index] ^ own[index] }
    return difference == 0
  }
}
