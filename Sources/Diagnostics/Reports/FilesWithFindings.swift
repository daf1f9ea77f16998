/// The findings of a report by file, in the order of paths; first those about the whole run.
struct FilesWithFindings {
  private(set) var files: [(path: String?, findings: [Diagnostic])] = []

  init(_ report: FindingReport) {
    for finding in report.findings {
      if files.last?.path == finding.file, !files.isEmpty {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((finding.file, [finding]))
      }
    }
  }
}
