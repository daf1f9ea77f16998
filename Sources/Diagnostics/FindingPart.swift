import TextBasics

/// One subject of a finding about several, such as one of the keys without a translation.
public struct FindingPart: Sendable, Hashable {
  /// The text by which a baseline recognizes the part. Messages print it, too.
  public var content: String
  /// The position of the part, or `nil` for the position of the finding.
  public var range: TextRange?

  public init(_ content: String, range: TextRange? = nil) {
    self.content = content
    self.range = range
  }
}

extension Diagnostic {
  /// Returns the same finding at the first of some new parts. Its message lists these parts as new.
  ///
  /// - Parameter new: some of its parts, at least one.
  func naming(new: [FindingPart]) -> Diagnostic {
    var finding = self
    finding.parts = new
    finding.range = new.first?.range ?? range
    let names = Quantity.first(3, of: new.map { TerminalSafeText.shortQuoted($0.content) })
    finding.message += " (new: \(names))"
    return finding
  }
}
