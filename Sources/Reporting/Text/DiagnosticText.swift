import Diagnostics
import FileSystem
import StringExtraction

/// Formats diagnostics as lines for users and build tools.
package enum DiagnosticText {
  /// Returns `path:line:column: warning: sentence [identifier]`. Line breaks in the diagnostic are escaped.
  package static func line(_ diagnostic: Diagnostic) -> String { FindingLine.text(Finding(diagnostic)) }

  /// Returns the line, followed by `help: …` where there is a next step.
  package static func lines(_ diagnostic: Diagnostic, isColoured: Bool) -> String {
    FindingLine.lines(Finding(diagnostic), isColoured: isColoured)
  }
}

extension Finding {
  /// Makes a finding from a diagnostic, with its path and byte column unchanged.
  package init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.identifier, Severity(diagnostic.severity), path: diagnostic.file,
      range: diagnostic.location.map { TextRange(TextPosition(line: $0.line, column: $0.column)) },
      message: diagnostic.message, suggestion: diagnostic.help)
  }
}
