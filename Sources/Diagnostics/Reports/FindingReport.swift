/// Findings that can be printed in any format. No text in them can affect a terminal, end a line or forge a command.
public struct FindingReport: Sendable {
  public var findings: [Diagnostic]
  /// The rules that ran, for SARIF.
  public var rules: [RuleDescription]
  /// The tool's version, for SARIF.
  public var version: String
  /// The absolute path of the folder that the findings' paths are relative to, for Xcode.
  public var root: String
  /// The prefix of paths in lines for people and in GitHub's commands: the path from the current folder down to the
  /// root, with a trailing slash. Empty if the current folder is the root or inside it.
  public var prefix: String
  /// The path from the root down to the current folder, with a trailing slash: lines for people have paths that are
  /// relative to the current folder.
  public var folder: String
  /// Whether lines for people are colored.
  public var isColored: Bool
  /// Whether findings with one cause are printed separately for people.
  public var isVerbose: Bool

  /// Creates a report with the findings sorted by position.
  public init(
    _ findings: [Diagnostic], rules: [RuleDescription] = [], version: String = "", root: String = "",
    prefix: String = "", folder: String = "", isColored: Bool = false, isVerbose: Bool = false
  ) {
    self.findings = findings.sorted(by: Diagnostic.precedes)
    self.rules = rules
    self.version = version
    self.root = root
    self.prefix = prefix
    self.folder = folder
    self.isColored = isColored
    self.isVerbose = isVerbose
  }

  /// The number of groups of findings with one cause, each of which is printed as one for people.
  public var groupCount: Int { isVerbose ? findings.count : FindingGroup.groups(of: findings).count }

  /// Returns the report without a line break at the end. Without findings, it is empty in line formats.
  public func text(as format: ReportFormat) -> String {
    switch format {
    case .text: told.map { DiagnosticText.lines(relative($0), isColored: isColored) }.joined(separator: "\n")
    case .xcode: lines { DiagnosticText.line(absolute($0)) }
    case .github: lines { GitHubCommand.text(shown($0)) }
    case .json: FindingJSON.text(self)
    case .sarif: SARIFLog.text(self)
    case .gitlab: GitLabIssues.text(self)
    case .junit: JUnitReport.text(self)
    case .checkstyle: CheckstyleReport.text(self)
    }
  }

  /// The findings for people: findings with one cause are merged, and consecutive findings with the same related places
  /// print these once, after the last of them.
  private var told: [Diagnostic] {
    if isVerbose { return findings }
    let groups = FindingGroup.groups(of: findings)
    return zip(groups, groups.dropFirst().map(Optional.some) + [nil]).flatMap { group, next in
      var told = group.findings
      let (first, related) = (group.first, group.related)
      // The note about the others precedes the related places of all.
      told[0].related = []
      let isRepeated =
        next?.first.file == first.file && next?.first.identifier == first.identifier && next?.related == related
      if !isRepeated { told[told.count - 1].related = related }
      return told
    }
  }

  private func lines(_ line: (Diagnostic) -> String) -> String { findings.map(line).joined(separator: "\n") }

  private func shown(_ finding: Diagnostic) -> Diagnostic { with(prefix, finding) }

  /// Returns the finding with paths from the current folder.
  private func relative(_ finding: Diagnostic) -> Diagnostic {
    var finding = shown(finding)
    if folder.isEmpty { return finding }
    finding.movePaths { path in
      if path.hasPrefix("/") { return path }
      let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
      let common = zip(from, to.dropLast()).prefix { $0.0 == $0.1 }.count
      return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
    }
    return finding
  }

  private func absolute(_ finding: Diagnostic) -> Diagnostic {
    with(root.isEmpty || root.hasSuffix("/") ? root : root + "/", finding)
  }

  private func with(_ lead: String, _ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.movePaths { $0.hasPrefix("/") ? $0 : lead + $0 }
    return finding
  }
}
