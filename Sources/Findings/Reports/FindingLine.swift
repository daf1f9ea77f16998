/// A finding as a line that people and build tools read.
public enum FindingLine {
  /// `path:line:column: warning: sentence [rule]`; nothing in it can start a line of its own.
  public static func text(_ finding: Finding, isColoured: Bool = false) -> String {
    let place = place(finding).map { Style.bold.applied(to: $0 + ": ", if: isColoured) } ?? ""
    let severity = style(finding.severity).applied(to: finding.severity.rawValue + ":", if: isColoured)
    return "\(place)\(severity) \(VisibleText.escaped(finding.sentence)) [\(VisibleText.escaped(finding.rule))]"
  }

  private static func place(_ finding: Finding) -> String? {
    guard let path = finding.path.map(VisibleText.escaped) else { return nil }
    return finding.range.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }

  private static func style(_ severity: Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
