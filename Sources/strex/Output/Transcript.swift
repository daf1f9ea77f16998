import Foundation
import IncrementalExtraction

/// The recorded output of a run, in order.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [CachedRun.Text] = []
  private var hasEnd = false

  var texts: [CachedRun.Text] { lock.withLock { parts } }

  /// Whether the command asked for the end of its process.
  var isEnded: Bool { lock.withLock { hasEnd } }

  func end() { lock.withLock { hasEnd = true } }

  func add(_ text: String, _ descriptor: Int32) {
    lock.withLock { parts.append(CachedRun.Text(text: text, descriptor: descriptor)) }
  }
}
