import Foundation

/// Text that is written from several threads.
package final class CapturedText: @unchecked Sendable {
  private let lock = NSLock()
  private var text = ""

  package init() {}

  package var value: String { lock.withLock { text } }

  package func append(_ part: String) { lock.withLock { text += part } }
}
