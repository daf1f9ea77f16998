import StringExtraction

/// A text of a source or resource file, with the reasons why it is extracted or not and the catalog that it belongs to.
package struct ExplainedLiteral: Sendable {
  package let explanation: Explanation
  /// Whether a target extracts the text, if it is a key.
  package let isTaken: Bool
  /// The catalogs of the key, as a sentence.
  package let catalog: String?

  package init(_ explanation: Explanation, isTaken: Bool = true, catalog: String?) {
    (self.explanation, self.isTaken, self.catalog) = (explanation, isTaken, catalog)
  }
}
