import StringExtraction

/// Why one catalog is left as it is.
struct CatalogProblem: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
