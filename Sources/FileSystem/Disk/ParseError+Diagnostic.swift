import Diagnostics
import StructuredText
import TextBasics

extension ParseError {
  /// Returns an error at the problem's position.
  /// - Parameter file: the path as messages print it.
  package func diagnostic(_ identifier: String, file: String) -> Diagnostic {
    Diagnostic(
      .error, identifier, message, file: file, range: TextRange(line: line, column: column),
      help: ConflictMarker.help(for: message, file: file))
  }
}
