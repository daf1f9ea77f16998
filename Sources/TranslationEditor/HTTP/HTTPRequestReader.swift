import TextBasics

/// Reads one request from the bytes of a connection.
///
/// Only the part of HTTP that browsers and `curl` send is accepted: a body needs a length, a line ends in CR LF, and a
/// header field has one line. Everything else is rejected, because two readers might understand it differently.
package struct HTTPRequestReader: Sendable {
  package enum Progress: Sendable, Equatable {
    case incomplete
    case complete(HTTPRequest)
    case rejected(HTTPStatus)
  }

  package static let largestHead = 16_384
  package static let largestBody = 1_048_576
  private static let mostFields = 64

  private var bytes: ContiguousArray<UInt8> = []
  /// The request without its body, after its head was read.
  private var head: (request: HTTPRequest, length: Int)?

  package init() {}

  /// Adds bytes of the connection. Bytes after the request are ignored, because each connection has one request.
  package mutating func take(_ piece: some Collection<UInt8>) -> Progress {
    let searched = max(0, bytes.count - 3)
    bytes += piece
    if head == nil {
      // The head ends with an empty line.
      guard let end = bytes[searched...].firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else {
        return bytes.count > Self.largestHead ? .rejected(.headTooLarge) : .incomplete
      }
      if end > Self.largestHead { return .rejected(.headTooLarge) }
      do throws(Rejection) { try readHead(bytes[..<(end - 4)]) } catch { return .rejected(error.status) }
      bytes.removeFirst(end)
    }
    guard let head, bytes.count >= head.length else { return .incomplete }
    var request = head.request
    request.body = ContiguousArray(bytes.prefix(head.length))
    return .complete(request)
  }

  private struct Rejection: Error { let status: HTTPStatus }

  private mutating func readHead(_ bytes: ArraySlice<UInt8>) throws(Rejection) {
    let lines = try Self.lines(of: bytes)
    guard let first = lines.first else { throw Rejection(status: .badRequest) }
    let fields = try Self.fields(of: lines.dropFirst())
    if fields["transfer-encoding"] != nil { throw Rejection(status: .badRequest) }
    var length = 0
    if let text = fields["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy(\.isDecimalDigit) else { throw Rejection(status: .badRequest) }
      guard let number = Int(text), number <= Self.largestBody else { throw Rejection(status: .tooLarge) }
      length = number
    }
    head = (try Self.request(first, fields), length)
  }

  /// - Throws: for control characters, of which line ends without CR are the most common, and for bytes that are not
  ///   ASCII.
  private static func lines(of bytes: ArraySlice<UInt8>) throws(Rejection) -> [Substring] {
    guard bytes.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09) }) else {
      throw Rejection(status: .badRequest)
    }
    // In Swift, CR LF is a single character.
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.contains("\n") || $0.contains("\r") }) { throw Rejection(status: .badRequest) }
    return lines
  }

  private static func fields(of lines: ArraySlice<Substring>) throws(Rejection) -> [String: String] {
    if lines.count > mostFields { throw Rejection(status: .headTooLarge) }
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw Rejection(status: .badRequest) }
      let name = line[..<colon].lowercased()
      // Of two different values, a proxy might use the other one.
      if fields[name] != nil { throw Rejection(status: .badRequest) }
      var value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      while value.last == " " || value.last == "\t" { value.removeLast() }
      fields[name] = String(value)
    }
    return fields
  }

  private static func request(_ line: Substring, _ fields: [String: String]) throws(Rejection) -> HTTPRequest {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), words[1].hasPrefix("/"), !words[1].contains("#"),
      words[2].hasPrefix("HTTP/")
    else { throw Rejection(status: .badRequest) }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw Rejection(status: .unknownVersion) }
    guard let method = HTTPRequest.Method(rawValue: String(words[0])) else {
      throw Rejection(status: .methodNotAllowed)
    }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", fields: fields)
  }

  /// Returns whether a text is a name of a method or of a header field.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}
