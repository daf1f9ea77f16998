import Diagnostics

/// The files that could not be read, or not be written, so that nothing is changed.
///
/// A catalog that cannot be read may contain the keys and languages of any edit.
package struct IncompleteProjectError: Error, CustomStringConvertible {
  package let diagnostics: [Diagnostic]

  /// - Throws: if there are any diagnostics.
  package static func demandNone(_ diagnostics: [Diagnostic]) throws(Self) {
    if !diagnostics.isEmpty { throw Self(diagnostics: diagnostics) }
  }

  package var sentences: [String] { diagnostics.map { DiagnosticText.line($0) } }
  package var description: String { sentences.joined(separator: "; ") }
}
