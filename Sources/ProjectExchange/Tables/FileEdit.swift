import FileSystem
import ProjectModel

/// A file to write or to remove.
package struct FileEdit {
  package let path: FilePath
  /// The path as messages print it.
  package let printed: String
  /// The contents as read, or `nil` for a new file.
  package let before: FileContents?
  /// The contents to write, or `nil` to remove the file.
  package let after: ContiguousArray<UInt8>?

  package var bytesBefore: ContiguousArray<UInt8> { before?.bytes ?? [] }

  /// - Throws: also if the file has changed since it was read.
  package func perform() throws(FileError) {
    guard let after else {
      if let before { try ReadFile.remove(path, ifStill: before.status, printed: printed) }
      return
    }
    if before == nil, let folder = path.folder { try NewFolder.make(folder, printed: printed) }
    try AtomicFile(path.string, printed: printed, expected: before?.status, followsLinks: true).write(after)
  }

  package init(_ path: FilePath, printed: String, before: FileContents?, after: ContiguousArray<UInt8>) {
    (self.path, self.printed, self.before, self.after) = (path, printed, before, after)
  }

  /// Reads the existing file.
  init(_ path: FilePath, printed: String, after: ContiguousArray<UInt8>?) throws(FileError) {
    (self.path, self.printed, self.after) = (path, printed, after)
    before = try FileContents.ifThere(path.string)
  }
}

extension FileEdit {
  /// Fails if ``perform()`` is known to fail.
  package func check() throws(FileError) {
    guard after != nil, let before else { return }
    try AtomicFile(path.string, printed: printed, expected: before.status, followsLinks: true).check()
  }

  /// Writes all files, or none if one of them is known not to be writable.
  package static func performAll(_ edits: [FileEdit]) throws(FileError) {
    for edit in edits { try edit.check() }
    for edit in edits { try edit.perform() }
  }
}
