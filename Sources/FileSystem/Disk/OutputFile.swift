import ProjectModel

/// A file that one run writes and later runs replace. Other files must not be replaced.
package struct OutputFile {
  private let given: GivenPath
  private let status: FileStatus?

  /// - Parameters:
  ///   - noun: the noun for such a file in messages.
  ///   - kind: the file kind that its name may have.
  ///   - isOne: returns whether the existing contents are such a file.
  /// - Throws: if another file exists at the path, or if the name is used for sources or tables.
  package init(
    _ given: GivenPath, _ noun: String, kind: FileKind? = nil, isOne: (ContiguousArray<UInt8>) -> Bool
  ) throws(FileError) {
    self.given = given
    try given.demandNoLinks()
    if let named = FileKind(of: FilePath(given.place)), named != kind {
      throw FileError(given.text, "not a valid file name for a \(noun)")
    }
    guard FileStatus.exists(given.place) else {
      status = nil
      return
    }
    let contents: FileContents
    do { contents = try FileContents(of: given.place) } catch { throw error.of(given.text) }
    guard contents.bytes.isEmpty || isOne(contents.bytes) else {
      throw FileError(given.text, "a file that is not a \(noun) already exists")
    }
    status = contents.status
  }

  /// Writes the file completely or not at all.
  package func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    try AtomicFile(given.place, printed: given.text, expected: status, isDurable: false).write(bytes)
  }
}

extension GivenPath {
  /// Fails if the name is not used for catalogs or tables.
  package func demandNameOfTexts() throws(FileError) {
    if FileKind(of: FilePath(place))?.isOfTexts == false { throw FileError(text, "not a valid catalog file name") }
  }

  /// Fails also if an existing file is neither, judged by its name and contents.
  package func demandPlaceOfTexts(isOne: (ContiguousArray<UInt8>) -> Bool) throws(FileError) {
    try demandNameOfTexts()
    try demandNoLinks()
    if FileKind(of: FilePath(place)) == nil { _ = try OutputFile(self, "catalog", isOne: isOne) }
  }
}
