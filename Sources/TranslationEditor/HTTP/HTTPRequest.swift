/// A request of HTTP/1.1.
package struct HTTPRequest: Sendable, Equatable {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package let method: Method
  /// The path of the target, without its query.
  package let path: String
  /// The query of the target as written; empty if there is none.
  package let query: String
  /// The header fields by their lowercase names.
  package let fields: [String: String]
  package internal(set) var body: ContiguousArray<UInt8> = []

  /// The value of a parameter of the query, without percent encoding: tokens and language codes need none.
  package func parameter(_ name: String) -> String? {
    for part in query.split(separator: "&") where part.hasPrefix(name + "=") {
      return String(part.dropFirst(name.utf8.count + 1))
    }
    return nil
  }
}

/// The status of a response.
package enum HTTPStatus: Int, Sendable {
  case success = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case conflict = 409
  case tooLarge = 413
  case unsupportedMediaType = 415
  case refused = 422
  case headTooLarge = 431
  case failure = 500
  case unavailable = 503
  case unknownVersion = 505

  var phrase: String {
    switch self {
    case .success: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .conflict: "Conflict"
    case .tooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .refused: "Unprocessable Content"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failure: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}
