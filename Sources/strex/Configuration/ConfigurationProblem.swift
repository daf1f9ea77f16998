import StringExtraction

/// Why a configuration file is refused, and where.
struct ConfigurationProblem: Error {
  let diagnostic: Diagnostic
}
