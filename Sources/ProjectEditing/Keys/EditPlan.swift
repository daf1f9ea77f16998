import Diagnostics
import ProjectExchange
import ProjectLoading
import StringExtraction
import SwiftLexing

/// The files that an edit writes, with a summary and everything that was refused.
package struct EditPlan {
  /// The files to write.
  package internal(set) var edits: [FileEdit] = []
  /// Errors about refused edits, and notes.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The number of changed keys by the path of their catalog or table.
  package internal(set) var counts: [(printed: String, count: Int)] = []

  package init() {}

  /// Adds an error about a key that is not changed.
  mutating func refuse(_ sentence: String, _ printed: String, line: Int? = nil) {
    let place = line.map { SourceLocation(line: $0, column: 1) }
    diagnostics.append(Diagnostic(.error, "refused-edit", sentence, file: printed, location: place))
  }

  /// Takes the files to write from changed catalogs.
  /// - Throws: if a file cannot be written.
  mutating func take(_ changed: ChangedCatalogs) throws(IncompleteProjectError) {
    let (edits, problems) = changed.edits()
    try IncompleteProjectError.demandNone(problems.errors)
    self.edits += edits
    diagnostics += problems
  }
}
