import CatalogRouting
import Diagnostics
import FileSystem
import ProjectModel
import StringTables

/// The end of a run on a catalog or table: replaces its file, or checks whether that is possible.
package struct TableReplacement {
  private let update: CatalogUpdate
  private let expected: FileStatus?
  private let destination: GivenPath?

  /// - Parameters:
  ///   - expected: the file's status when it was read, or `nil` for a new file.
  ///   - destination: the output path, if it is not the file itself.
  init(of update: CatalogUpdate, expected: FileStatus?, _ destination: GivenPath? = nil) {
    (self.update, self.expected, self.destination) = (update, expected, destination)
  }

  /// Calls an action with the file to replace.
  /// - Parameter declared: the only files that a phase of Xcode may access.
  func perform(
    within declared: DeclaredFiles?, _ action: (AtomicFile) throws(FileError) -> Void
  ) throws(CatalogError) {
    if let declared, !declared.outputs.contains(update.path) {
      let message = "the catalog needs changes, but the run-script phase does not declare it as an output file"
      throw CatalogError(Diagnostic(.error, "undeclared-output", message, file: update.printed))
    }
    do throws(FileError) {
      try destination?.demandPlaceOfTexts(isOne: TextFormat.isOne)
      let expected = if let destination { try FileStatus.ifThere(destination.place) } else { expected }
      let path = destination?.place ?? update.path.string
      try action(AtomicFile(path, expected: expected, followsLinks: destination == nil, scratch: declared?.scratch))
    } catch {
      if error.isConflict, destination == nil { throw .changed(update.printed) }
      let file = destination?.text ?? update.printed
      throw CatalogError(Diagnostic(.error, "unwritable", "cannot be written: \(error.reason)", file: file))
    }
  }
}
