import Findings
import Foundation

/// The file that `--baseline` names.
struct BaselineFile {
  /// `nil` where there is no file yet.
  let baseline: Baseline?
  private let path: String
  private let status: FileStatus?

  /// - Parameter mayBeMissing: whether the run may create the file.
  init(_ path: String, mayBeMissing: Bool) throws(FileProblem) {
    self.path = path
    if mayBeMissing, !FileStatus.exists(path) {
      (baseline, status) = (nil, nil)
      return
    }
    let contents = try FileContents(of: path)
    status = contents.status
    do {
      baseline = try Baseline(parsing: String(decoding: contents.bytes, as: UTF8.self))
    } catch {
      throw FileProblem(path, "line \(error.line): \(error.message)")
    }
  }

  /// Takes out what is gone, or writes all findings where there is no file yet.
  /// - Returns: the findings that the file does not hold.
  func update(
    to findings: [Finding], isCovered: (_ rule: String, _ path: String) -> Bool
  ) throws(FileProblem) -> [Finding] {
    let updated = baseline?.shrunk(to: findings, isCovered: isCovered) ?? Baseline(findings)
    if updated != baseline { try AtomicFile(path, expected: status).write(Array(updated.text.utf8)) }
    return updated.unknown(of: findings)
  }
}
