import Diagnostics
import FileSystem
import Foundation
import TextBasics

/// The file given with `--baseline`.
package struct BaselineFile {
  /// The baseline, or `nil` if the file does not exist yet.
  package let baseline: Baseline?
  private let path: GivenPath
  private let status: FileStatus?

  /// - Parameter mayBeMissing: whether the run may create the file.
  package init(_ path: GivenPath, mayBeMissing: Bool) throws(FileError) {
    self.path = path
    try path.demandNoLinks()
    if mayBeMissing, !FileStatus.exists(path.place) {
      (baseline, status) = (nil, nil)
      return
    }
    let contents: FileContents
    do { contents = try FileContents(of: path.place) } catch {
      let advice = error.isAbsence ? "; use `--update-baseline` to create it" : ""
      throw FileError(path.text, error.reason + advice)
    }
    status = contents.status
    do {
      baseline = try Baseline(parsing: String(decoding: contents.bytes, as: UTF8.self))
    } catch {
      throw FileError(path.text, "line \(error.line): \(error.message)")
    }
  }

  /// Removes entries that are no longer found, or writes a new baseline if the file does not exist yet.
  /// - Parameters:
  ///   - findings: all findings, including hidden ones, so that their entries remain.
  ///   - new: the findings that a new file lists.
  /// - Returns: the findings that the file does not contain, and a sentence about the changes to the file.
  package func update(
    to findings: [Diagnostic], new: [Diagnostic], isCovered: (_ rule: String, _ path: String) -> Bool
  ) throws(FileError) -> (unknown: [Diagnostic], note: String) {
    let updated = baseline?.shrunk(to: findings, isCovered: isCovered) ?? Baseline(new)
    if updated != baseline {
      try AtomicFile(path.place, printed: path.text, expected: status).write(Array(updated.text.utf8))
    }
    return (updated.unknown(of: findings), note(updated, new.count))
  }

  private func note(_ updated: Baseline, _ count: Int) -> String {
    let name = TerminalSafeText.escaped(path.text)
    guard let baseline else { return "\(name): wrote \(Quantity.of(count, "finding"))" }
    let removed = baseline.count - updated.count
    if removed <= 0 { return "\(name): nothing to remove" }
    return "\(name): removed \(removed) of \(Quantity.of(baseline.count, "entry", plural: "entries"))"
  }
}
