import CatalogMerge
import ProjectModel
import StringExtraction
import StringTables
import Workspace

/// Merges three files, as git asks its merge drivers to.
package struct FileMerge {
  /// How a merge ended.
  package struct Outcome: Sendable {
    /// Conflicts, or why a side is no catalog or table, as errors.
    package let diagnostics: [Diagnostic]
    /// On keys that one side took away or renamed while the other changed them.
    package var notes: [Diagnostic] = []
    /// The result; `nil` if there is none, because a side is no catalog or table.
    package let bytes: ContiguousArray<UInt8>?
  }

  private let request: MergeRequest

  package init(_ request: MergeRequest) { self.request = request }

  /// Reads the three files, merges them and writes the result, unless it goes to standard output.
  package func run() async throws -> Outcome {
    async let base = self.base()
    async let theirs = FileContents(of: request.files.theirs.place).bytes
    let ours = try FileContents(of: request.files.ours.place)
    let merge = VersionMerge(path: request.path ?? request.files.ours.text, labels: request.labels)
    let outcome = await merge.merge(base: try base, ours: ours.bytes, theirs: try theirs)
    if let bytes = outcome.bytes { try write(bytes, ours) }
    return outcome
  }

  /// The common ancestor; `nil` for one that is not there, as git has it where both sides made the file.
  private func base() throws -> ContiguousArray<UInt8>? {
    let file = request.files.base
    if try file.text == "/dev/null" || FileStatus.ifThere(file.place) == nil { return nil }
    let bytes = try FileContents(of: file.place).bytes
    return bytes.isEmpty ? nil : bytes
  }

  private func write(_ bytes: ContiguousArray<UInt8>, _ ours: FileContents) throws {
    switch request.output {
    case .standardOutput: break
    case .ours where bytes == ours.bytes: break
    case .ours: try write(bytes, to: request.files.ours, expected: ours.status, followsLinks: true)
    case .file(let file):
      try WriteProblem.catching { () throws(FileProblem) in try file.demandPlaceOfTexts(isOne: TextFormat.isOne) }
      try write(bytes, to: file, expected: try FileStatus.ifThere(file.place), followsLinks: false)
    }
  }

  private func write(_ bytes: ContiguousArray<UInt8>, to file: GivenPath, expected: FileStatus?, followsLinks: Bool)
    throws
  {
    try WriteProblem.catching { () throws(FileProblem) in
      try file.demandNameOfTexts()
      try AtomicFile(file.place, printed: file.text, expected: expected, followsLinks: followsLinks).write(bytes)
    }
  }
}
