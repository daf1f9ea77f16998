import Foundation

/// What git has answered while a run looked whether what an earlier one has left still holds. The run takes each answer once, as it
/// would ask git only then; whoever asks again wants to know what is new, and git is asked.
package final class GitAnswers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [GitQuestion: ContiguousArray<UInt8>?] = [:]

  package init() {}

  /// - Parameter answer: `nil` when git is missing or refuses.
  func add(_ answer: ContiguousArray<UInt8>?, to question: GitQuestion) {
    lock.withLock { answers[question] = .some(answer) }
  }

  /// The answer, if it was asked for and nobody has taken it yet.
  package func take(_ question: GitQuestion) -> ContiguousArray<UInt8>?? {
    lock.withLock { answers.removeValue(forKey: question) }
  }

  /// Leaves nothing to take.
  func forget() { lock.withLock { answers = [:] } }
}
