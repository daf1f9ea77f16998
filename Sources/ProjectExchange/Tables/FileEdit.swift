import ProjectModel
import Workspace

/// A file that is to be written, or taken away.
package struct FileEdit {
  package let path: FilePath
  /// The path as messages print it.
  package let printed: String
  /// `nil` for a file that is not there.
  package let before: FileContents?
  /// `nil` for a file that is to go.
  package let after: ContiguousArray<UInt8>?

  package var bytesBefore: ContiguousArray<UInt8> { before?.bytes ?? [] }

  /// - Throws: also where the file is another one than when it was read.
  package func perform() throws(FileProblem) {
    guard let after else {
      if let before { try ReadFile.remove(path, ifStill: before.status, printed: printed) }
      return
    }
    if before == nil, let folder = path.folder { try NewFolder.make(folder, printed: printed) }
    try AtomicFile(path.string, printed: printed, expected: before?.status, followsLinks: true).write(after)
  }

  init(_ path: FilePath, printed: String, before: FileContents?, after: ContiguousArray<UInt8>) {
    (self.path, self.printed, self.before, self.after) = (path, printed, before, after)
  }

  /// Reads what is there.
  init(_ path: FilePath, printed: String, after: ContiguousArray<UInt8>?) throws(FileProblem) {
    let isThere = try FileStatus.ifThere(path.string) != nil
    (self.path, self.printed, self.after) = (path, printed, after)
    before = isThere ? try FileContents(of: path.string) : nil
  }
}

extension FileEdit {
  /// Fails where ``perform()`` would, as far as that can be told without writing.
  package func check() throws(FileProblem) {
    guard after != nil, let before else { return }
    try AtomicFile(path.string, printed: printed, expected: before.status, followsLinks: true).check()
  }

  /// Writes all of some files, or none where it can be told beforehand that one cannot be written.
  package static func performAll(_ edits: [FileEdit]) throws(FileProblem) {
    for edit in edits { try edit.check() }
    for edit in edits { try edit.perform() }
  }
}
