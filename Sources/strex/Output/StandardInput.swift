import Foundation

/// Standard input as a stream.
enum StandardInput {
  /// The bytes in chunks of any size, until the end of input.
  static var bytes: AsyncStream<[UInt8]> {
    AsyncStream { pieces in
      // Blocks, so it must not run on the cooperative thread pool.
      Thread.detachNewThread {
        while let piece = read() { pieces.yield(piece) }
        pieces.finish()
      }
    }
  }

  /// - Returns: `nil` at the end.
  private static func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
      if count > 0 { return Array(piece[..<count]) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }
}

/// Standard output for messages. Each message is written completely.
final class MessageOutput: Sendable {
  private let console: Console
  private let lock = NSLock()

  init(console: Console) { self.console = console }

  func send(_ message: [UInt8]) { lock.withLock { console.printExactly(String(decoding: message, as: UTF8.self)) } }
}
