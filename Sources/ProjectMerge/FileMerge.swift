import CatalogMerge
import JSONText
import ProjectLayout
import StringExtraction
import SwiftLexing
import TextBasics
import Workspace

/// Merges three files, as git asks its merge drivers to.
package struct FileMerge {
  /// How a merge ended.
  package struct Outcome {
    /// Conflicts, or why a side is no catalog, as errors.
    package let diagnostics: [Diagnostic]
    /// The result; `nil` if there is none, because a side is no catalog.
    package let bytes: ContiguousArray<UInt8>?
  }

  private let request: MergeRequest

  package init(_ request: MergeRequest) { self.request = request }

  private var path: String { request.path ?? request.files.ours.text }

  /// Reads the three files, merges them and writes the result, unless it goes to standard output.
  package func run() async throws -> Outcome {
    let ours = try FileContents(of: request.files.ours.place)
    // Big catalogs take their time, so all sides are read at once.
    async let base = side(.base)
    async let our = side(.ours)
    async let their = side(.theirs)
    let read = try await [base, our, their]
    var problems: [Diagnostic] = []
    let catalogs = read.map { side -> MergeableCatalog? in
      switch side {
      case .success(let catalog): return catalog
      case .failure(let problem):
        problems.append(problem.diagnostic)
        return nil
      }
    }
    guard problems.isEmpty, let our = catalogs[1], let their = catalogs[2] else {
      return Outcome(diagnostics: problems, bytes: nil)
    }
    let merged = CatalogMerger(base: catalogs[0], ours: our, theirs: their).merge()
    try write(merged, ours)
    return Outcome(diagnostics: conflicts(of: merged), bytes: merged.bytes)
  }

  private struct Unmergeable: Error { let diagnostic: Diagnostic }

  /// A side as a catalog; `nil` for a base that is not there, as git has it where both sides made the file.
  private func side(_ side: MergeSide) async throws -> Result<MergeableCatalog?, Unmergeable> {
    let file = request.files[side]
    if side == .base, try isMissing(file) { return .success(nil) }
    let bytes = try FileContents(of: file.place).bytes
    if side == .base, bytes.isEmpty { return .success(nil) }
    do throws(JSONProblem) {
      return .success(try MergeableCatalog(bytes))
    } catch {
      var diagnostic = error.diagnostic("unmergeable", file: path)
      let label = request.labels[side]
      diagnostic.message = "\(TerminalSafeText.escaped(label)) is no catalog that can be merged: \(error.message)"
      return .failure(Unmergeable(diagnostic: diagnostic))
    }
  }

  private func isMissing(_ file: GivenPath) throws -> Bool {
    try file.text == "/dev/null" || FileStatus.ifThere(file.place) == nil
  }

  private func write(_ merged: MergedCatalog, _ ours: FileContents) throws {
    switch request.output {
    case .standardOutput: break
    case .ours where merged.bytes == ours.bytes: break
    case .ours: try write(merged, to: request.files.ours, expected: ours.status)
    case .file(let file): try write(merged, to: file, expected: try FileStatus.ifThere(file.place))
    }
  }

  private func write(_ merged: MergedCatalog, to file: GivenPath, expected: FileStatus?) throws {
    try WriteProblem.catching { () throws(FileProblem) in
      try AtomicFile(file.place, printed: file.text, expected: expected).write(merged.bytes)
    }
  }

  private func conflicts(of merged: MergedCatalog) -> [Diagnostic] {
    guard !merged.conflicts.isEmpty, let result = try? MergeableCatalog(merged.bytes) else { return [] }
    let text = MergeText(labels: request.labels)
    return merged.conflicts.map { conflict in
      let place = result.place(of: conflict.path)
      let location = SourceLocation(line: place.line, column: place.column)
      return Diagnostic(.error, "merge-conflict", text.sentence(conflict), file: path, location: location)
    }
  }
}
