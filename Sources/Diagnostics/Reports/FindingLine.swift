import TextBasics

/// A finding as lines for people and build tools.
public enum FindingLine {
  /// Returns `path:line:column: warning: sentence [rule]`, and such a line with `note:` for each related place. No text
  /// in them can start another line.
  public static func text(_ finding: Finding, isColoured: Bool = false) -> String {
    let place = place(finding).map { Style.bold.applied(to: $0 + ": ", if: isColoured) } ?? ""
    let severity = style(finding.severity).applied(to: finding.severity.rawValue + ":", if: isColoured)
    let line =
      "\(place)\(severity) \(TerminalSafeText.escaped(finding.sentence)) [\(TerminalSafeText.escaped(finding.rule))]"
    let notes = finding.related.map { text(Finding(finding.rule, .note, $0), isColoured: isColoured) }
    return ([line] + notes).joined(separator: "\n")
  }

  private static func place(_ finding: Finding) -> String? {
    guard let path = finding.path.map(TerminalSafeText.escaped) else { return nil }
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

extension Finding {
  /// Creates a finding for a related place.
  fileprivate init(_ rule: String, _ severity: Severity, _ place: RelatedPlace) {
    self.init(rule, severity, path: place.path, range: TextRange(place.position), message: place.message)
  }
}
