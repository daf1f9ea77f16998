import Diagnostics
import StringExtraction
import Workspace

/// Prints diagnostics as lines for people and build tools.
package enum DiagnosticText {
  /// `path:line:column: warning: sentence [identifier]`. Nothing in it can start another line.
  package static func line(_ diagnostic: Diagnostic, coloured: Bool = false) -> String {
    FindingLine.text(Finding(diagnostic), isColoured: coloured)
  }
}

extension Finding {
  /// Makes a finding of a diagnostic, with its path and byte column unchanged.
  package init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.identifier, Severity(diagnostic.severity), path: diagnostic.file,
      range: diagnostic.location.map { TextRange(TextPosition(line: $0.line, column: $0.column)) },
      message: diagnostic.message)
  }
}
