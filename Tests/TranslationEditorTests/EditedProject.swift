import FileSystem
import Foundation
import HTMLReport
import ProjectChecks
import ProjectLoading
import ProjectModel
import StringExtraction
import Testing

@testable import TranslationEditor

/// A project in a temporary folder with a running server.
final class EditedProject: Sendable {
  let folder: FilePath
  let access: RequestGuard
  private let server: LoopbackServer
  private let running: Task<Void, Never>

  /// Loaded once for all tests.
  private static let sdk = SDKLoad()

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld plots" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Beet" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Beete" } }
                }
              }
            }
          }
        },
        "Harvest" : { "comment" : "A button" },
        "Water" : { "localizations" : { "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Wasser" } } } },
        "Zone %@" : {   }
      },
      "version" : "1.0"
    }

    """

  init(_ files: [String: String] = ["Localizable.xcstrings": catalog], limits: LoopbackServer.Limits = .init())
    async throws
  {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("strex-editor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = try FilePath(resolving: url.path)
    let code = "import SwiftUI\nlet view = Text(\"Harvest\")\n"
    for (name, text) in files.merging(["View.swift": code], uniquingKeysWith: { old, _ in old }) {
      let place = URL(fileURLWithPath: folder.appending(name).string)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    let keys = try await CodeKeys(ProjectRequest(currentFolder: folder), Self.sdk)
    let project = try await EditorProject(keys, folders: [folder], patience: .milliseconds(200))
    let server = try LoopbackServer(port: 0, limits: limits)
    access = RequestGuard(token: RequestGuard.makeToken(), port: server.port)
    let service = EditorService(project, access, page: EditorPage(title: "Allotment", version: "1"))
    self.server = server
    running = Task { await server.run { await service.respond(to: $0) } }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(atPath: folder.string)
  }

  /// Ends the server and waits for its end.
  func end() async {
    server.stop()
    await running.value
  }

  func text(_ name: String = "Localizable.xcstrings") throws -> String {
    String(decoding: try FileContents(of: folder.appending(name).string).bytes, as: UTF8.self)
  }

  func write(_ text: String, _ name: String = "Localizable.xcstrings") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.appending(name).string))
  }

  /// Sends bytes and returns the whole response; an empty text if there is none.
  func exchange(_ request: String) async -> String {
    let port = access.port
    return await ClientSocket.blocking { ClientSocket(port: port).exchange(request) }
  }

  /// Sends a request as the page does.
  /// - Returns: the status and the object of the response.
  func ask(_ path: String, _ body: String? = nil) async throws -> (status: Int, answer: [String: Any]) {
    var lines = [
      "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: \(access.host)", "X-Strex-Token: \(access.token)",
    ]
    if let body {
      lines += ["Origin: \(access.origin)", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    }
    let text = await exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let json = text.range(of: "\r\n\r\n").map { text[$0.upperBound...] } ?? ""
    let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return (try #require(status), try #require(answer))
  }

  /// Saves texts in German.
  func save(
    _ key: String, base: [String: String] = [:], _ texts: [String: String], state: String = "translated",
    baseState: String = "translated", path: String = "/api/save"
  ) async throws -> (status: Int, answer: [String: Any]) {
    func list(_ texts: [String: String], _ state: String) -> [[String: String]] {
      texts.sorted { $0.key < $1.key }.map { ["path": $0.key, "value": $0.value, "state": state] }
    }
    let body: [String: Any] = [
      "catalog": 0, "key": key, "language": "de", "base": list(base, baseState), "texts": list(texts, state),
    ]
    let bytes = try JSONSerialization.data(withJSONObject: body)
    return try await ask(path, String(decoding: bytes, as: UTF8.self))
  }
}

/// A blocking connection to the server.
struct ClientSocket {
  private let descriptor: Int32

  init(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
  }

  /// Runs code that blocks in its own thread: the server needs the threads of the cooperative pool.
  static func blocking<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #else
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      #endif
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns everything until the server closes the connection.
  func readToEnd() -> String {
    var (bytes, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func exchange(_ request: String) -> String {
    defer { close() }
    write(request)
    return readToEnd()
  }

  func close() { _ = Foundation.close(descriptor) }
}
