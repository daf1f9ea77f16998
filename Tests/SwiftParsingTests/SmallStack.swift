import Foundation

/// A thread with as much stack as Swift's concurrency gives on macOS; debug builds need some sixteen times of it.
enum SmallStack {
  static let byteCount: Int = {
    #if DEBUG
      16 * 512 * 1024
    #else
      512 * 1024
    #endif
  }()

  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = byteCount
      thread.start()
    }
  }
}
