import StringExtraction
import StructuredText
import SwiftLexing

extension JSONError {
  /// Returns an error at the problem's position.
  /// - Parameter file: the path as messages print it.
  package func diagnostic(_ identifier: String, file: String) -> Diagnostic {
    Diagnostic(.error, identifier, message, file: file, location: SourceLocation(line: line, column: column))
  }
}
