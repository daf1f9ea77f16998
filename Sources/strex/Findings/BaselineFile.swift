import Findings
import Foundation
import Workspace

/// The file that `--baseline` names.
struct BaselineFile {
  /// `nil` where there is no file yet.
  let baseline: Baseline?
  private let path: GivenPath
  private let status: FileStatus?

  /// - Parameter mayBeMissing: whether the run may create the file.
  init(_ path: GivenPath, mayBeMissing: Bool) throws(FileProblem) {
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

  /// Takes out what is gone, or writes all findings where there is no file yet.
  /// - Returns: the findings that the file does not hold.
  func update(
    to findings: [Finding], isCovered: (_ rule: String, _ path: String) -> Bool
  ) throws(FileProblem) -> [Finding] {
    let updated = baseline?.shrunk(to: findings, isCovered: isCovered) ?? Baseline(findings)
    if updated != baseline {
      try AtomicFile(path.place, printed: path.text, expected: status).write(Array(updated.text.utf8))
    }
    return updated.unknown(of: findings)
  }
}
