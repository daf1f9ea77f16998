import FileSystem
import Foundation
import ProjectModel
import TextBasics

/// Collects the files that a repository refers to but that were not read, each once.
package final class FileErrors: @unchecked Sendable {
  private let lock = NSLock()
  private var problems: [String: FileError] = [:]

  package func add(_ problem: FileError) { lock.withLock { problems[problem.path] = problem } }

  /// All files, in the order of their paths.
  package var all: [FileError] { lock.withLock { problems.values.sorted { $0.path < $1.path } } }
}

/// Collects the settings files that contain a merge conflict, each once.
package final class FileConflicts: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [FilePath: Int] = [:]

  package func add(_ file: FilePath, line: Int) { lock.withLock { lines[file] = line } }

  package var problems: [FilePath: ProjectError] {
    lock.withLock { lines.mapValues { ProjectError(ConflictMarker.complaint, line: $0, column: 1) } }
  }
}
