import TextBasics

/// A finding as lines for people and build tools.
public enum FindingLine {
  /// Returns `path:line:column: warning: sentence [rule]`, and such a line with `note:` for each related place. No text
  /// in them can start another line.
  public static func text(_ finding: Finding) -> String {
    ([line(finding, finding.sentence, isColoured: false)] + notes(finding, isColoured: false)).joined(separator: "\n")
  }

  /// The same with the suggestion in a line of its own: `help: …`.
  public static func lines(_ finding: Finding, isColoured: Bool) -> String {
    let first = line(finding, finding.statement, isColoured: isColoured)
    let help = finding.suggestion.map { help in
      Style.note.applied(to: "help:", if: isColoured) + " " + TerminalSafeText.escaped(help)
    }
    return ([first, help].compactMap { $0 } + notes(finding, isColoured: isColoured)).joined(separator: "\n")
  }

  private static func line(_ finding: Finding, _ sentence: String, isColoured: Bool) -> String {
    let place = place(finding).map { Style.bold.applied(to: $0 + ": ", if: isColoured) } ?? ""
    let severity = style(finding.severity).applied(to: finding.severity.rawValue + ":", if: isColoured)
    return "\(place)\(severity) \(TerminalSafeText.escaped(sentence)) [\(TerminalSafeText.escaped(finding.rule))]"
  }

  private static func notes(_ finding: Finding, isColoured: Bool) -> [String] {
    finding.related.map { place in
      line(Finding(finding.rule, .note, place), place.message, isColoured: isColoured)
    }
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
