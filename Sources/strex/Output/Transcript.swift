import Foundation
import IncrementalExtraction

/// The output of a run, in its order.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [Answer.Text] = []

  var texts: [Answer.Text] { lock.withLock { parts } }

  func add(_ text: String, _ descriptor: Int32) {
    lock.withLock { parts.append(Answer.Text(text: text, descriptor: descriptor)) }
  }
}
