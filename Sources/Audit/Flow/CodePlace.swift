/// A place in the code of the project.
struct CodePlace: Hashable, Sendable {
  /// The file, as an index into the files of the symbol index.
  let file: Int32
  let offset: UInt32
}
