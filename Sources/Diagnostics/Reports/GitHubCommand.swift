import TextBasics

/// A finding as a workflow command: `::warning file=…,line=…,col=…::sentence [rule]`.
public enum GitHubCommand {
  /// Returns one line. Percent signs, line breaks and, in properties, colons and commas are escaped as GitHub requires.
  public static func text(_ finding: Diagnostic) -> String {
    let properties = properties(finding).map { "\($0)=\($1)" }.joined(separator: ",")
    let lead = properties.isEmpty ? "" : " " + properties
    let message = data(finding.sentence + places(finding))
    return "::\(command(finding.severity))\(lead)::\(message) [\(data(finding.identifier))]"
  }

  /// Returns the related places as text, because an annotation has only one place.
  private static func places(_ finding: Diagnostic) -> String {
    finding.related.map { " (\($0.path):\($0.position.line):\($0.position.column): \($0.message))" }.joined()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func properties(_ finding: Diagnostic) -> [(String, String)] {
    guard let path = finding.file else { return [] }
    let file = [("file", property(path))]
    guard let range = finding.range else { return file }
    let start = file + [("line", "\(range.start.line)"), ("col", "\(range.start.column)")]
    guard let end = range.end else { return start }
    // GitHub accepts columns only for ranges within one line.
    let column = end.line == range.start.line ? [("endColumn", "\(end.column)")] : []
    return start + [("endLine", "\(end.line)")] + column
  }

  private static func data(_ text: String) -> String { replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text) }

  private static func property(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"], in: text)
  }

  private static func replacing(_ escapes: [Unicode.Scalar: String], in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return TerminalSafeText.escaped(result)
  }
}
