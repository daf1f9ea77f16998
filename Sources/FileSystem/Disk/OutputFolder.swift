import Foundation
import ProjectModel

/// A folder for files that can be regenerated.
package struct OutputFolder {
  private let given: GivenPath

  package init(_ given: GivenPath) { self.given = given }

  /// Returns the printed path of a file in the folder.
  /// - Parameter path: relative to the folder, with slashes.
  package func printed(_ path: String) -> String { self[path].text }

  /// A file in the folder.
  package subscript(path: String) -> GivenPath { given.appending(path) }

  /// Fails if ``write(_:)`` would replace a file of another kind.
  package func demandPlace(
    of path: String, _ noun: String, kind: FileKind? = nil, isOne: (ContiguousArray<UInt8>) -> Bool
  ) throws(FileError) {
    try demandNoLinks(to: path)
    _ = try OutputFile(self[path], noun, kind: kind, isOne: isOne)
  }

  /// Writes files, each completely or not at all, and creates the folders on their paths. Existing files are replaced.
  package func write(_ files: some Collection<(path: String, bytes: [UInt8])>) throws(FileError) {
    try writeSome(files)
    removeOldTemporaryFiles(near: files.map(\.path))
  }

  /// Writes some of many files. Afterwards, call ``removeOldTemporaryFiles(near:)`` once for all. If a file cannot be
  /// written, new folders are removed, because a part of an `.xcloc` would look like the whole.
  package func writeSome(_ files: some Collection<(path: String, bytes: [UInt8])>) throws(FileError) {
    let places = Set(files.compactMap { FilePath($0.path).components.first.map { self[String($0)].place } })
    let new = places.filter { !FileStatus.exists($0) }
    do throws(FileError) {
      for (path, bytes) in files { try write(bytes, to: path) }
    } catch {
      for place in new { try? FileManager.default.removeItem(atPath: place) }
      throw error
    }
  }

  /// Removes what killed processes left in the folders of written files.
  package func removeOldTemporaryFiles(near paths: some Sequence<String>) {
    TemporaryFiles.removeOld(in: Set(paths.compactMap { FilePath(self[$0].place).folder }))
  }

  private func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
    let target = FilePath(given.place).appending(path)
    try demandNoLinks(to: path)
    try make(target.folder?.string ?? given.place, printed: FilePath(printed(path)).folder?.string ?? given.text)
    try AtomicFile.replacing(target.string, printed: printed(path), isDurable: false).write(bytes)
  }

  /// Creates a file, completely or not at all, and the folders on its path.
  /// - Throws: also if the file already exists.
  package func create(_ bytes: some Collection<UInt8>, at path: String) throws(FileError) {
    let target = FilePath(given.place).appending(path)
    try demandNoLinks(to: path)
    try make(target.folder?.string ?? given.place, printed: FilePath(printed(path)).folder?.string ?? given.text)
    try AtomicFile(target.string, printed: printed(path), expected: nil).write(bytes)
  }

  /// Fails if a file in the folder, or a folder on its path, is a link.
  package func demandNoLinks(to path: String) throws(FileError) { try given.demandNoLinks(to: path) }

  /// Creates the folder if it does not exist.
  package func make() throws(FileError) { try make(given.place, printed: given.text) }

  private func make(_ folder: String, printed: String) throws(FileError) {
    if (try? FileStatus(of: folder))?.kind == .folder { return }
    DiskFacts.current?.giveUp()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(printed, "the folder cannot be created")
    }
  }
}
