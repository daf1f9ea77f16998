/// The output of `--format junit`: JUnit's XML for test results, as Jenkins, GitLab and others accept it.
///
/// A file with findings is a suite, and each finding is a case, which has failed if it is a warning or an error.
/// Without findings there is one case, which passes: servers treat a report without cases as a broken run.
enum JUnitReport {
  static func text(_ report: FindingReport) -> String {
    var xml = XMLLines()
    let failures = report.findings.count(where: isFailure)
    let tests = max(1, report.findings.count)
    xml.element("testsuites", [("name", "strex"), ("tests", "\(tests)"), ("failures", "\(failures)")]) { xml in
      if report.findings.isEmpty {
        suite(nil, [], &xml) { $0.element("testcase", [("name", "nothing found"), ("classname", "strex")]) }
      }
      for (path, findings) in FilesWithFindings(report).files {
        suite(path, findings, &xml) { xml in for finding in findings { write(finding, &xml) } }
      }
    }
    return xml.text
  }

  private static func suite(
    _ path: String?, _ findings: [Diagnostic], _ xml: inout XMLLines, _ cases: (inout XMLLines) -> Void
  ) {
    let failures = findings.count(where: isFailure)
    xml.element(
      "testsuite",
      [
        ("name", path ?? "strex"), ("file", path), ("tests", "\(max(1, findings.count))"), ("failures", "\(failures)"),
        ("errors", "0"),
        ("skipped", "0"),
      ], cases)
  }

  private static func isFailure(_ finding: Diagnostic) -> Bool { finding.severity >= .warning }

  private static func write(_ finding: Diagnostic, _ xml: inout XMLLines) {
    let start = finding.range?.start
    let place = start.map { ":\($0.line):\($0.column)" } ?? ""
    let attributes = [
      (name: "name", value: finding.sentence + (place.isEmpty ? "" : " (\(place.dropFirst()))")),
      ("classname", "strex." + finding.identifier),
    ]
    xml.element("testcase", attributes) { xml in
      let line = DiagnosticText.line(finding)
      if isFailure(finding) {
        xml.element("failure", [("message", finding.sentence), ("type", finding.severity.rawValue)], text: line)
      } else {
        xml.element("system-out", text: line)
      }
    }
  }
}
