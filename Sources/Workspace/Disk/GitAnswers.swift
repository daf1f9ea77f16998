import Foundation

/// Git's answers from the check of an earlier run's stored result. The run reuses each answer once. A second request
/// for the same answer needs the current state, so git is asked again.
package final class GitAnswers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [GitQuestion: ContiguousArray<UInt8>?] = [:]

  package init() {}

  /// - Parameter answer: `nil` when git is missing or refuses.
  func add(_ answer: ContiguousArray<UInt8>?, to question: GitQuestion) {
    lock.withLock { answers[question] = .some(answer) }
  }

  /// Returns and removes an answer; `nil` if it was not asked for or was already taken.
  package func take(_ question: GitQuestion) -> ContiguousArray<UInt8>?? {
    lock.withLock { answers.removeValue(forKey: question) }
  }

  /// Removes all answers.
  func forget() { lock.withLock { answers = [:] } }
}
