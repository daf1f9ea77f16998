import Foundation

/// Git's answers from the validation of an earlier run's result. The run reuses each answer once. If the same question
/// is asked again, git answers it, because the repository may have changed.
package final class GitResults: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [GitQuery: ContiguousArray<UInt8>?] = [:]

  package init() {}

  /// - Parameter answer: `nil` if git is missing or fails.
  func add(_ answer: ContiguousArray<UInt8>?, to question: GitQuery) {
    lock.withLock { answers[question] = .some(answer) }
  }

  /// Returns and removes an answer, or `nil` if it was not asked for or was already taken.
  package func take(_ question: GitQuery) -> ContiguousArray<UInt8>?? {
    lock.withLock { answers.removeValue(forKey: question) }
  }

  /// Removes all answers.
  func forget() { lock.withLock { answers = [:] } }
}
