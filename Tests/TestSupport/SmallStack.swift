import Foundation

/// A thread with the stack size of Swift's concurrency on macOS; debug builds need about sixteen times as much.
public enum SmallStack {
  private static let byteCount: Int = {
    #if DEBUG
      16 * 512 * 1024
    #else
      512 * 1024
    #endif
  }()

  /// Runs a function on such a thread.
  public static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = byteCount
      thread.start()
    }
  }
}
