/// The output of `--format checkstyle`: Checkstyle's XML format, which many servers accept from tools for any language.
enum CheckstyleReport {
  static func text(_ report: FindingReport) -> String {
    var xml = XMLLines()
    xml.element("checkstyle", [("version", "4.3")]) { xml in
      for (path, findings) in FilesWithFindings(report).files {
        xml.element("file", [("name", path ?? ".")]) { xml in
          for finding in findings { write(finding, &xml) }
        }
      }
    }
    return xml.text
  }

  /// Writes a finding. Without a position, columns are left out and the line is 1, because the format requires one.
  private static func write(_ finding: Diagnostic, _ xml: inout XMLLines) {
    xml.element(
      "error",
      [
        ("line", "\(finding.range?.start.line ?? 1)"), ("column", finding.range.map { "\($0.start.column)" }),
        ("severity", severity(finding.severity)), ("message", finding.sentence),
        ("source", "strex." + finding.identifier),
      ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
