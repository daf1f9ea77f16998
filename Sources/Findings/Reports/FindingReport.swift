/// Findings, ready to be printed in any format. Nothing in them can act on a terminal, end a line or forge a command.
public struct FindingReport: Sendable {
  public var findings: [Finding]
  /// The rules that ran, for SARIF.
  public var rules: [RuleDescription]
  /// The tool's version, for SARIF.
  public var version: String
  /// The absolute path of the folder to which the findings' paths are relative, for Xcode.
  public var root: String
  /// The prefix of paths in lines for people and in GitHub's commands: the way from the current folder to the root,
  /// with a slash at its end.
  public var prefix: String
  /// Whether lines for people are coloured.
  public var isColoured: Bool

  /// Sorts the findings by place.
  public init(
    _ findings: [Finding], rules: [RuleDescription] = [], version: String = "", root: String = "", prefix: String = "",
    isColoured: Bool = false
  ) {
    self.findings = findings.sorted(by: Finding.precedes)
    self.rules = rules
    self.version = version
    self.root = root
    self.prefix = prefix
    self.isColoured = isColoured
  }

  /// The report, without a line break at its end; empty for no findings in formats of lines.
  public func text(as format: ReportFormat) -> String {
    switch format {
    case .text: told.map { FindingLine.text(shown($0), isColoured: isColoured) }.joined(separator: "\n")
    case .xcode: lines { FindingLine.text(absolute($0)) }
    case .github: lines { GitHubCommand.text(shown($0)) }
    case .json: FindingJSON.text(self)
    case .sarif: SARIFLog.text(self)
    case .gitlab: GitLabIssues.text(self)
    case .junit: JUnitReport.text(self)
    case .checkstyle: CheckstyleReport.text(self)
    }
  }

  /// The findings for people: the related places of several that follow each other, as in a list of texts, come once, after
  /// the last of them.
  private var told: [Finding] {
    zip(findings, findings.dropFirst().map(Optional.some) + [nil]).map { finding, next in
      guard let next, next.path == finding.path, next.rule == finding.rule, next.related == finding.related else {
        return finding
      }
      var finding = finding
      finding.related = []
      return finding
    }
  }

  private func lines(_ line: (Finding) -> String) -> String { findings.map(line).joined(separator: "\n") }

  private func shown(_ finding: Finding) -> Finding { with(prefix, finding) }

  private func absolute(_ finding: Finding) -> Finding {
    with(root.isEmpty || root.hasSuffix("/") ? root : root + "/", finding)
  }

  private func with(_ lead: String, _ finding: Finding) -> Finding {
    var finding = finding
    finding.movePaths { $0.hasPrefix("/") ? $0 : lead + $0 }
    return finding
  }
}
