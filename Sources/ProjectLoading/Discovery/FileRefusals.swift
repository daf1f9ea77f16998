import FileSystem
import Foundation

/// Collects the files that a repository refers to but that were not read, each once.
package final class FileRefusals: @unchecked Sendable {
  private let lock = NSLock()
  private var problems: [String: FileError] = [:]

  package func add(_ problem: FileError) { lock.withLock { problems[problem.path] = problem } }

  /// All files, in the order of their paths.
  package var all: [FileError] { lock.withLock { problems.values.sorted { $0.path < $1.path } } }
}
