import StringExtraction

/// Why a configuration file is refused, and where.
package struct ConfigurationProblem: Error {
  package let diagnostic: Diagnostic
}
