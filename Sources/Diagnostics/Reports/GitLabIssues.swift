import StructuredText

/// The output of `--format gitlab`: GitLab's code quality report, a subset of Code Climate's format.
///
/// Fingerprints stay the same when lines move, and no two are equal: GitLab uses them to decide which findings a merge
/// request adds and which it resolves.
enum GitLabIssues {
  static func text(_ report: FindingReport) -> String {
    var json = JSONWriter()
    json.objects(zip(report.findings, SARIFLog.occurrences(report.findings))) { json, issue in
      json.member("description", issue.0.sentence)
      json.member("check_name", issue.0.identifier)
      json.member(
        "fingerprint", issue.1 == 0 ? "\(Fingerprint(of: issue.0))" : "\(Fingerprint(of: issue.0)):\(issue.1)")
      json.member("severity", severity(issue.0.severity))
      json.object("location") { $0.location(of: issue.0) }
    }
    return json.text
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

extension JSONWriter {
  /// Writes the location. The line is 1 for findings about a whole file or run, because GitLab requires one.
  fileprivate mutating func location(of finding: Diagnostic) {
    member("path", finding.file ?? ".")
    object("lines") { $0.member("begin", finding.range?.start.line ?? 1) }
  }
}
