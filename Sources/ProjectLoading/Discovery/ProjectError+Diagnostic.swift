import Diagnostics
import ProjectModel
import StringExtraction
import SwiftLexing
import TextBasics

extension ProjectError {
  /// The identifier of the warning about a project file that cannot be read.
  package static let unreadProject = "unread-project"

  package var location: SourceLocation? {
    guard let line, let column else { return nil }
    return SourceLocation(line: line, column: column)
  }

  package func warning(file: String) -> Diagnostic {
    let message = "the project was ignored, so files are assigned by folder: \(self.message)"
    return Diagnostic(.warning, Self.unreadProject, message, file: file, location: location)
  }

  /// The warning about a settings file of a project.
  package func settingsWarning(file: String) -> Diagnostic {
    let message = "the settings in the file were ignored: \(self.message)"
    return Diagnostic(.warning, Self.unreadProject, message, file: file, location: location)
  }

  /// - Throws: if git has left conflict markers in a project file. Some formats could be read nevertheless.
  static func refuseConflict(in bytes: ContiguousArray<UInt8>) throws(ProjectError) {
    if let line = ConflictMarker.line(in: bytes) { throw ProjectError(ConflictMarker.complaint, line: line, column: 1) }
  }
}
