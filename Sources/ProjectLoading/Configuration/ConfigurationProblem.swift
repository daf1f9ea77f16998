import StringExtraction

/// A reason to reject a configuration file, with its position.
package struct ConfigurationProblem: Error {
  package let diagnostic: Diagnostic
}
