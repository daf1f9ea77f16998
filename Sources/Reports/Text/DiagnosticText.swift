import Findings
import StringExtraction

/// Diagnostics as lines that people and build tools read.
package enum DiagnosticText {
  /// `path:line:column: warning: sentence [identifier]`; nothing in it can start a line of its own.
  package static func line(_ diagnostic: Diagnostic, coloured: Bool = false) -> String {
    FindingLine.text(Finding(diagnostic), isColoured: coloured)
  }
}

extension Finding {
  /// A diagnostic with its path and byte column as they are.
  package init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.identifier, Severity(diagnostic.severity), path: diagnostic.file,
      range: diagnostic.location.map { TextRange(TextPosition(line: $0.line, column: $0.column)) },
      message: diagnostic.message)
  }
}

extension Severity {
  package init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
