import ProjectModel

/// A file that one run writes and a later one replaces, and that must be no other.
package struct OutputFile {
  private let given: GivenPath
  private let status: FileStatus?

  /// - Parameters:
  ///   - noun: what such a file is, for messages.
  ///   - kind: what its name may say that it is.
  ///   - isOne: whether what is there is such a file.
  /// - Throws: where something else stands at the path, or a file of its name is taken for a source or a table.
  package init(
    _ given: GivenPath, _ noun: String, kind: FileKind? = nil, isOne: (ContiguousArray<UInt8>) -> Bool
  ) throws(FileProblem) {
    self.given = given
    try given.demandNoLinks()
    if let named = FileKind(of: FilePath(given.place)), named != kind {
      throw FileProblem(given.text, "by its name it is no \(noun)")
    }
    guard FileStatus.exists(given.place) else {
      status = nil
      return
    }
    let contents: FileContents
    do { contents = try FileContents(of: given.place) } catch { throw error.of(given.text) }
    guard contents.bytes.isEmpty || isOne(contents.bytes) else {
      throw FileProblem(given.text, "another file that is no \(noun) is there")
    }
    status = contents.status
  }

  /// Writes the file as a whole or not at all.
  package func write(_ bytes: some Collection<UInt8>) throws(FileProblem) {
    try AtomicFile(given.place, printed: given.text, expected: status, isDurable: false).write(bytes)
  }
}

extension GivenPath {
  /// Fails where a file of the name would be taken for anything but a catalog or a table.
  package func demandNameOfTexts() throws(FileProblem) {
    if FileKind(of: FilePath(place))?.isOfTexts == false { throw FileProblem(text, "by its name it is no catalog") }
  }

  /// Fails also where a file stands there which by name and content is neither.
  package func demandPlaceOfTexts(isOne: (ContiguousArray<UInt8>) -> Bool) throws(FileProblem) {
    try demandNameOfTexts()
    try demandNoLinks()
    if FileKind(of: FilePath(place)) == nil { _ = try OutputFile(self, "catalog", isOne: isOne) }
  }
}
