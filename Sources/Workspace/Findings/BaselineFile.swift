import Findings
import Foundation

/// The file given with `--baseline`.
package struct BaselineFile {
  /// The baseline; `nil` if the file does not exist yet.
  package let baseline: Baseline?
  private let path: GivenPath
  private let status: FileStatus?

  /// - Parameter mayBeMissing: whether the run may create the file.
  package init(_ path: GivenPath, mayBeMissing: Bool) throws(FileProblem) {
    self.path = path
    if mayBeMissing, !FileStatus.exists(path.place) {
      (baseline, status) = (nil, nil)
      return
    }
    let contents: FileContents
    do { contents = try FileContents(of: path.place) } catch { throw error.of(path.text) }
    status = contents.status
    do {
      baseline = try Baseline(parsing: String(decoding: contents.bytes, as: UTF8.self))
    } catch {
      throw FileProblem(path.text, "line \(error.line): \(error.message)")
    }
  }

  /// Removes entries that are gone, or writes the new ones if the file does not exist yet.
  /// - Parameters:
  ///   - findings: all findings, so that no entry counts as gone because it is not shown.
  ///   - new: those of them that a new file lists.
  /// - Returns: the findings that the file does not contain.
  package func update(
    to findings: [Finding], new: [Finding], isCovered: (_ rule: String, _ path: String) -> Bool
  ) throws(FileProblem) -> [Finding] {
    let updated = baseline?.shrunk(to: findings, isCovered: isCovered) ?? Baseline(new)
    if updated != baseline {
      try AtomicFile(path.place, printed: path.text, expected: status).write(Array(updated.text.utf8))
    }
    return updated.unknown(of: findings)
  }
}
