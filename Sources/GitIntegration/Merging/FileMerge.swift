import CatalogMerge
import Diagnostics
import FileSystem
import StringTables

/// Merges three files as a git merge driver.
package struct FileMerge {
  /// The outcome of a merge.
  package struct Outcome: Sendable {
    /// Errors about conflicts, or about a side that is not a catalog or table.
    package let diagnostics: [Diagnostic]
    /// Notes on keys that one side removed or renamed while the other changed them.
    package var notes: [Diagnostic] = []
    /// The result, or `nil` if a side is not a catalog or table.
    package let bytes: ContiguousArray<UInt8>?
  }

  private let request: MergeRequest

  package init(_ request: MergeRequest) { self.request = request }

  /// Reads the three files, merges them, and writes the result to its file or to standard output.
  package func run() async throws -> Outcome {
    async let base = self.base()
    async let theirs = FileContents(of: request.files.theirs.place).bytes
    let ours = try FileContents(of: request.files.ours.place)
    let merge = VersionMerge(path: request.path ?? request.files.ours.text, labels: request.labels)
    let outcome = await merge.merge(base: try base, ours: ours.bytes, theirs: try theirs)
    if let bytes = outcome.bytes { try write(bytes, ours) }
    return outcome
  }

  /// Returns the common ancestor, or `nil` if it does not exist, as in git when both sides added the file.
  private func base() throws -> ContiguousArray<UInt8>? {
    let file = request.files.base
    guard file.text != "/dev/null", let bytes = try FileContents.ifThere(file.place)?.bytes else { return nil }
    return bytes.isEmpty ? nil : bytes
  }

  private func write(_ bytes: ContiguousArray<UInt8>, _ ours: FileContents) throws {
    switch request.output {
    case .standardOutput: break
    case .ours where bytes == ours.bytes: break
    case .ours: try write(bytes, to: request.files.ours, expected: ours.status, followsLinks: true)
    case .file(let file):
      try WriteError.catching { () throws(FileError) in try file.demandPlaceOfTexts(isOne: TextFormat.isOne) }
      try write(bytes, to: file, expected: try FileStatus.ifThere(file.place), followsLinks: false)
    }
  }

  private func write(_ bytes: ContiguousArray<UInt8>, to file: GivenPath, expected: FileStatus?, followsLinks: Bool)
    throws
  {
    try WriteError.catching { () throws(FileError) in
      try file.demandNameOfTexts()
      try AtomicFile(file.place, printed: file.text, expected: expected, followsLinks: followsLinks).write(bytes)
    }
  }
}

/// The files to merge, and the destination of the result.
package struct MergeRequest: Sendable {
  package let files: MergeSides<GivenPath>
  /// The names of the sides in messages.
  package let labels: MergeSides<String>
  /// The path in messages, or `nil` for the path of our side.
  package let path: String?
  package let output: Output

  package init(files: MergeSides<GivenPath>, labels: MergeSides<String>, path: String?, output: Output) {
    (self.files, self.labels, self.path, self.output) = (files, labels, path, output)
  }

  package enum Output: Sendable {
    /// Our side's file, as for git's merge drivers.
    case ours
    case standardOutput
    case file(GivenPath)
  }
}

extension MergeSides where Value == String {
  /// The names of the sides in messages if the command line does not contain others.
  package static var defaultLabels: MergeSides<String> {
    MergeSides(base: "the common ancestor", ours: "our version", theirs: "their version")
  }
}
