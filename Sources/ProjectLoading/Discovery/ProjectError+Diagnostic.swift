import Diagnostics
import ProjectModel
import StringExtraction
import SwiftLexing

extension ProjectError {
  package var location: SourceLocation? {
    guard let line, let column else { return nil }
    return SourceLocation(line: line, column: column)
  }

  package func warning(file: String) -> Diagnostic {
    let message = "the project was ignored, so files are assigned by folder: \(self.message)"
    return Diagnostic(.warning, "project", message, file: file, location: location)
  }
}
