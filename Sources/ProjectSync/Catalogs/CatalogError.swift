import CatalogSync
import Diagnostics
import FileSystem
import ProjectModel
import StringExtraction
import StringTables
import SwiftLexing
import TextBasics

/// The reason why a catalog was left unchanged.
package struct CatalogError: Error {
  package let diagnostic: Diagnostic
  /// Whether the catalog has changed since the sources were read, so that they have to be read again.
  package let isConflict: Bool

  package init(_ diagnostic: Diagnostic, isConflict: Bool = false) {
    self.diagnostic = diagnostic
    self.isConflict = isConflict
  }

  /// Returns the identifier of the error about a file that does not have the format of its name.
  static func identifier(ofInvalid file: FilePath) -> String {
    FileKind(of: file) == .stringsTable ? "invalid-table" : "invalid-catalog"
  }

  /// The bytes are not a table of the file's format.
  /// - Parameter file: the path as messages print it.
  init(_ problem: some TableProblem, file: String) {
    let place = SourceLocation(line: problem.line, column: problem.column)
    let identifier = Self.identifier(ofInvalid: FilePath(file))
    let help = ConflictMarker.help(for: problem.message, file: file)
    self.init(Diagnostic(.error, identifier, problem.message, file: file, location: place, help: help))
  }

  /// The table in a file cannot be read.
  init(table error: any Error, file: String) {
    if let problem = error as? StringsError {
      self.init(problem, file: file)
    } else {
      let reason = FileError.reason(of: error)
      self.init(Diagnostic(.error, "unreadable", "cannot be read: \(reason)", file: file))
    }
  }

  /// - Parameter printed: the catalog's path in messages.
  package static func changed(_ printed: String) -> CatalogError {
    let message = "the file kept changing during the sync, so nothing was written"
    return CatalogError(Diagnostic(.error, "changing-catalog", message, file: printed), isConflict: true)
  }
}
