/// A place in the code of the project.
package struct CodePlace: Hashable, Sendable {
  /// The file, as an index into the files of the symbol index.
  package let file: Int32
  package let offset: UInt32

  package init(file: Int32, offset: UInt32) { (self.file, self.offset) = (file, offset) }
}
