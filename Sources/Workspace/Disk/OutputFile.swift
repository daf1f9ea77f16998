import ProjectLayout

/// A file that one run writes and a later one replaces, and that must be no other.
package struct OutputFile {
  private let given: GivenPath
  private let status: FileStatus?

  /// - Parameters:
  ///   - beginning: the bytes with which all files of the kind begin.
  ///   - noun: what such a file is, for messages.
  /// - Throws: where something else stands at the path, or a file of its name is taken for a source or a table.
  package init(_ given: GivenPath, beginning: some Collection<UInt8>, noun: String) throws(FileProblem) {
    self.given = given
    guard FileKind(of: FilePath(given.place)) == nil else {
      throw FileProblem(given.text, "by its name it is no \(noun)")
    }
    guard FileStatus.exists(given.place) else {
      status = nil
      return
    }
    let contents: FileContents
    do { contents = try FileContents(of: given.place) } catch { throw error.of(given.text) }
    guard contents.bytes.isEmpty || contents.bytes.starts(with: beginning) else {
      throw FileProblem(given.text, "another file that is no \(noun) is there")
    }
    status = contents.status
  }

  /// Writes the file as a whole or not at all.
  package func write(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    try AtomicFile(given.place, printed: given.text, expected: status, isDurable: false).write(bytes)
  }
}
