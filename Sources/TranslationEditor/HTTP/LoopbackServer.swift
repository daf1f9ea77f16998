import FileSystem
import Foundation

/// Answers requests of HTTP/1.1 on the loopback address, one after another.
///
/// One thread reads and writes all connections, so a slow client does not keep the others waiting. Each connection has
/// one request. The number of connections, the size of a request and the time for it are limited.
package final class LoopbackServer: Sendable {
  /// The limits of a server.
  package struct Limits: Sendable {
    package var connections = 32
    /// The time for sending a request, and the time for receiving its response.
    package var patience = Duration.seconds(20)

    package init() {}
  }

  package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  /// The port that the server listens on.
  package let port: UInt16
  private let listener: LoopbackSocket
  private let limits: Limits
  private let mailbox: ServerMailbox

  /// - Parameter port: 0 chooses a free one.
  /// - Throws: if the port is used.
  package init(port: UInt16, limits: Limits = Limits()) throws(UsageError) {
    (listener, self.port) = try LoopbackSocket.listen(port: port)
    self.limits = limits
    mailbox = try ServerMailbox()
  }

  /// Answers requests until ``stop()``.
  package func run(_ handler: @escaping Handler) async {
    let (requests, feed) = AsyncStream.makeStream(of: NumberedRequest.self)
    let (listener, limits, mailbox) = (listener, limits, mailbox)
    // Blocks, so it must not run on the cooperative thread pool.
    Thread.detachNewThread {
      var loop = ConnectionLoop(listener, limits, mailbox) { feed.yield($0) }
      loop.run()
      feed.finish()
    }
    for await each in requests { mailbox.post(await handler(each.request), to: each.number) }
  }

  /// Ends the server after the current request.
  package func stop() { mailbox.stop() }
}

/// A request with the number of its connection.
struct NumberedRequest: Sendable {
  let number: Int
  let request: HTTPRequest
}

/// Passes responses to the thread that writes them.
final class ServerMailbox: @unchecked Sendable {
  private let lock = NSLock()
  private let pipe: WakePipe
  private var responses: [(number: Int, response: HTTPResponse)] = []
  private var isStopping = false

  init() throws(UsageError) { pipe = try WakePipe() }

  var wakeDescriptor: Int32 { pipe.readEnd }

  func post(_ response: HTTPResponse, to number: Int) {
    lock.withLock { responses.append((number, response)) }
    pipe.wake()
  }

  func stop() {
    lock.withLock { isStopping = true }
    pipe.wake()
  }

  func take() -> (responses: [(number: Int, response: HTTPResponse)], isStopping: Bool) {
    pipe.clear()
    return lock.withLock {
      defer { responses = [] }
      return (responses, isStopping)
    }
  }
}
