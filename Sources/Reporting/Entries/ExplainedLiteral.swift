import StringExtraction

/// A string of a source or resource file, with the reasons why it is extracted or not, and its catalog.
package struct ExplainedLiteral: Sendable {
  package let explanation: Explanation
  /// Whether a target extracts the text as a key.
  package let isTaken: Bool
  /// A sentence about the catalogs of the key.
  package let catalog: String?

  package init(_ explanation: Explanation, isTaken: Bool = true, catalog: String?) {
    (self.explanation, self.isTaken, self.catalog) = (explanation, isTaken, catalog)
  }
}
