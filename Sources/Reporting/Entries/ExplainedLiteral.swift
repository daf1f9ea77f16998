import StringExtraction

/// A string of a source or resource file, with the reasons why it is extracted or not, and its catalog.
package struct ExplainedLiteral: Sendable {
  package let explanation: Explanation
  /// Whether a target extracts the text as a key.
  package let isTaken: Bool
  /// A sentence about the catalogs of the key.
  package let catalog: String?
  /// The key and the table of the generated symbol, if it is a name in code instead of a literal.
  package var symbol: (key: String, table: String)?

  package init(_ explanation: Explanation, isTaken: Bool = true, catalog: String?) {
    (self.explanation, self.isTaken, self.catalog) = (explanation, isTaken, catalog)
  }
}
