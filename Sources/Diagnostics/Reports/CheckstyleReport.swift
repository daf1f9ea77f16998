/// The output of `--format checkstyle`: the XML of Checkstyle, which many servers read from tools of any language.
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

  /// Columns are left out where a finding has none; the line is 1 then, since readers want one.
  private static func write(_ finding: Finding, _ xml: inout XMLLines) {
    xml.element(
      "error",
      [
        ("line", "\(finding.range?.start.line ?? 1)"), ("column", finding.range.map { "\($0.start.column)" }),
        ("severity", severity(finding.severity)), ("message", finding.sentence), ("source", "strex." + finding.rule),
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
