import Foundation
import ProjectModel

/// A folder that files are written into which can be made again.
package struct OutputFolder {
  private let given: GivenPath

  package init(_ given: GivenPath) { self.given = given }

  /// A file in the folder as messages print it.
  /// - Parameter path: from the folder, with slashes.
  package func printed(_ path: String) -> String { self[path].text }

  /// A file in the folder.
  package subscript(path: String) -> GivenPath { given.appending(path) }

  /// Fails where something else than such a file stands at the path of one that ``write(_:)`` replaces.
  package func demandPlace(
    of path: String, _ noun: String, kind: FileKind? = nil, isOne: (ContiguousArray<UInt8>) -> Bool
  ) throws(FileProblem) {
    try demandNoLinks(to: path)
    _ = try OutputFile(self[path], noun, kind: kind, isOne: isOne)
  }

  /// Writes files, each as a whole or not at all, whatever is there, and the folders on their ways.
  package func write(_ files: some Sequence<(path: String, bytes: [UInt8])>) throws(FileProblem) {
    var folders: Set<FilePath> = []
    for (path, bytes) in files {
      try write(bytes, to: path)
      if let folder = FilePath(self[path].place).folder { folders.insert(folder) }
    }
    TemporaryFiles.removeOld(in: folders)
  }

  private func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileProblem) {
    let target = FilePath(given.place).appending(path)
    try demandNoLinks(to: path)
    try make(target.folder?.string ?? given.place, printed: FilePath(printed(path)).folder?.string ?? given.text)
    try AtomicFile.replacing(target.string, printed: printed(path), isDurable: false).write(bytes)
  }

  /// Writes a file that is not there yet, as a whole or not at all, and makes the folders on its way.
  /// - Throws: also where there is such a file by now.
  package func create(_ bytes: some Collection<UInt8>, at path: String) throws(FileProblem) {
    let target = FilePath(given.place).appending(path)
    try demandNoLinks(to: path)
    try make(target.folder?.string ?? given.place, printed: FilePath(printed(path)).folder?.string ?? given.text)
    try AtomicFile(target.string, printed: printed(path), expected: nil).write(bytes)
  }

  /// Fails where a link is on the way to a file in the folder, or in its place.
  package func demandNoLinks(to path: String) throws(FileProblem) { try given.demandNoLinks(to: path) }

  /// Makes the folder where it is not there.
  package func make() throws(FileProblem) { try make(given.place, printed: given.text) }

  private func make(_ folder: String, printed: String) throws(FileProblem) {
    if (try? FileStatus(of: folder))?.kind == .folder { return }
    DiskFacts.current?.giveUp()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileProblem(printed, "the folder cannot be made")
    }
  }
}
