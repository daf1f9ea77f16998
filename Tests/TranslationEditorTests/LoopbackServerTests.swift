import FileSystem
import Foundation
import Testing

@testable import TranslationEditor

@Suite struct LoopbackServerTests {
  @Test func requestsWithoutTheTokenAreForbidden() async throws {
    let app = try await EditedProject()
    for request in [
      "GET / HTTP/1.1\r\nHost: \(app.access.host)\r\n\r\n",
      "GET /api/entries?language=de HTTP/1.1\r\nHost: \(app.access.host)\r\n\r\n",
      "GET /?token=\(app.access.token) HTTP/1.1\r\nHost: evil.example:\(app.access.port)\r\n\r\n",
    ] {
      let text = await app.exchange(request)
      #expect(text.hasPrefix("HTTP/1.1 403 ") && !text.contains("Wasser"))
    }
    #expect(try await app.ask("/api/other").status == 404)
    #expect(try await app.ask("/../../etc/passwd").status == 404)
    #expect(try await app.ask("/api/project", "{}").status == 405)
    #expect(try await app.ask("/api/save").status == 405)
    await app.end()
  }

  @Test func malformedRequestsAreAnsweredAndServerContinues() async throws {
    let app = try await EditedProject()
    #expect(await app.exchange("\u{16}\u{3}\u{1}\u{2}\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    #expect(await app.exchange("GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n").hasPrefix("HTTP/1.1 400 "))
    // The client still sends when the response is written.
    let body = String(repeating: "a", count: 3_000_000)
    let large = "POST /api/save HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    #expect(await app.exchange(large).hasPrefix("HTTP/1.1 413 "))
    #expect(try await app.ask("/api/project").status == 200)
    await app.end()
  }

  @Test func slowClientsAreEndedAndDoNotKeepOthersWaiting() async throws {
    var limits = LoopbackServer.Limits()
    (limits.connections, limits.patience) = (4, .milliseconds(700))
    let app = try await EditedProject(limits: limits)
    let slow = (0..<6).map { _ in ClientSocket(port: app.access.port) }
    for client in slow { client.write("GET / HTTP/1.1\r\nHost:") }
    #expect(try await app.ask("/api/project").status == 200)
    let answers = await ClientSocket.blocking { slow.map { $0.readToEnd() } }
    #expect(answers.allSatisfy { $0.hasPrefix("HTTP/1.1 408 ") })
    for client in slow { client.close() }
    await app.end()
  }

  @Test func manyClientsAtOnceAreAnswered() async throws {
    let app = try await EditedProject()
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<60 { group.addTask { try await app.ask("/api/project").status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count == 60 && statuses.allSatisfy { $0 == 200 })
    await app.end()
  }

  @Test func usedPortIsAnError() async throws {
    let server = try LoopbackServer(port: 0)
    #expect(throws: UsageError.self) { try LoopbackServer(port: server.port) }
  }

  @Test func stoppedServerRefusesConnections() async throws {
    let app = try await EditedProject()
    #expect(try await app.ask("/api/project").status == 200)
    await app.end()
    #expect(await app.exchange("GET / HTTP/1.1\r\n\r\n") == "")
  }
}
