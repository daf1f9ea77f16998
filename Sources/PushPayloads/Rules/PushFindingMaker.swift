import Diagnostics

/// Creates findings in one file.
struct PushFindingMaker {
  let path: String
  let positions: TextPositions

  /// - Parameter range: the bytes of the finding. The key by default.
  func finding(
    _ rule: RuleDescription, _ use: PushKeyUse, _ message: String, suggestion: String?, at range: Range<Int>? = nil
  ) -> Diagnostic {
    let range = range ?? use.range
    let start = positions.position(at: range.lowerBound)
    let end = positions.position(at: range.upperBound)
    return Diagnostic(
      rule, message, file: path, range: TextRange(start, end: end.line == start.line ? end : nil), help: suggestion,
      key: use.key, content: use.key)
  }
}
