import Diagnostics
import FileSystem
import Foundation
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import Reporting
import StringExtraction
import TextBasics

/// Filters a command's findings by configuration, comments and baseline, prints them and determines the exit code.
struct FindingsOutput {
  let options: FindingsOptions
  private let project: Project
  private let failOn: FailureLevel
  let console: Console
  let filter: FindingFilter
  private let names: PathNames

  /// - Parameter rules: the command's own rules.
  /// - Throws: if a baseline is to be updated, and neither the request nor the configuration names one.
  init(
    _ rules: [RuleDescription], _ project: Project, _ options: FindingsOptions, _ console: Console
  ) throws(UsageError) {
    var options = options
    let configured = project.configuration.baseline
    options.known.baseline =
      options.known.baseline ?? configured.map { GivenPath(project.names.printed($0), place: $0.string) }
    if options.known.updatesBaseline, options.known.baseline == nil {
      throw UsageError("--update-baseline needs --baseline FILE or `baseline` in the configuration file")
    }
    failOn = options.failOn ?? project.configuration.failOn ?? .warning
    (self.options, self.console) = (options, console)
    self.project = project
    names = project.names
    filter = FindingFilter(rules, project, choice: options.rules)
  }

  private var root: FilePath { filter.root }

  /// - Parameters:
  ///   - findings: the findings of all rules that ran, whether or not the rules count.
  ///   - comments: the strex comments of files.
  ///   - former: the findings of the commit that --since names, or `nil` without the option.
  ///   - problems: everything that prevented a complete run. An error makes the command fail.
  func report(
    _ findings: [Diagnostic], comments: [SuppressionComments] = [], former: Baseline?, problems: [Diagnostic]
  ) throws -> ExitCode {
    console.report(problems + filter.idleSettings)
    let isWhole = !problems.hasErrors
    let all = Self.certainFirst(filter.counted(of: findings, comments))
    let recent = former?.unknown(of: all) ?? all
    let counted = try options.known.unlisted(
      recent, new: filter.shown(of: recent), isWhole: isWhole, console: console, isCovered: isCovered)
    let shown = filter.shown(of: counted)
    let left = isWhole && options.fixes ? try fixes(shown) : shown
    let gaps = SyncGap.all(in: problems)
    if !options.isDry || !isWhole { print(left, hidden: counted.count - shown.count, problems, gaps) }
    guard isWhole else { return .problem }
    if options.isDry { return .success }
    let isClean = !left.contains { failOn.isReached(by: $0.severity) }
    return isClean && (gaps.isEmpty || !failOn.isReached(by: .warning)) ? .success : .findings
  }

  /// Returns the findings of the commit that --since names as a baseline, or `nil` without the option.
  /// - Parameter find: returns the findings in the project at that commit.
  func former(
    _ sdk: SDKLoad, _ find: (Project) async throws -> (findings: [Diagnostic], comments: [SuppressionComments])
  ) async throws -> Baseline? {
    guard let since = options.known.since else { return nil }
    guard let former = try await EarlierProject.read(since, of: options.project, sdk) else { return Baseline([]) }
    let found = try await find(former.project)
    return former.baseline(filter.counted(of: found.findings, found.comments), from: root)
  }

  /// Orders findings by confidence, so that a baseline entry matches a certain finding before a less certain one with
  /// the same text.
  private static func certainFirst(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { $0.confidence == .high } + findings.filter { $0.confidence != .high }
  }

  /// Applies or shows the fixes of findings with one safe fix.
  /// - Returns: the other findings.
  private func fixes(_ findings: [Diagnostic]) throws -> [Diagnostic] {
    let fixes = try SourceFixes(fixing: findings, in: project, path: filter.path)
    let count = Quantity.of(fixes.fixed.count, "finding") + " in " + Quantity.of(fixes.files.count, "file")
    if options.isDry {
      for file in fixes.files { console.print(console.diff(from: file.before, to: file.after.bytes, file.printed)) }
      console.note("would fix \(count)")
    } else {
      try WriteError.catching { () throws(FileError) in try fixes.write() }
      if !fixes.files.isEmpty {
        let command = TerminalSafeText.word(options.syncCommand)
        console.note("fixed \(count); run \(command) to add the keys to the catalog")
      }
    }
    let fixed = Set(fixes.fixed)
    return findings.filter { !fixed.contains($0) }
  }

  /// Returns whether this run would have reported the finding of a baseline entry if it still occurred. Some rules compare a catalog with the others, so
  /// a run on a named catalog does not find everything in it.
  private func isCovered(_ rule: String, _ path: String) -> Bool {
    guard filter.active.contains(rule), options.languages.isEmpty, !options.project.isIsolated else { return false }
    let file = filter.file(path)
    let isOfTexts = FileKind(of: file)?.isOfTexts ?? false
    return names.named.contains { file.isWithin($0.physical) && ($0.isFolder || !isOfTexts) }
      && (project.isSelectedSource(file) || project.isRequested(file))
  }

  /// - Parameters:
  ///   - hidden: the number of findings with too little confidence to be shown.
  ///   - problems: everything that prevented a complete run. Reports for programs contain it, because a report without
  ///     findings would look like a success.
  ///   - gaps: what could not be checked.
  private func print(_ findings: [Diagnostic], hidden: Int, _ problems: [Diagnostic], _ gaps: [SyncGap]) {
    let isWhole = !problems.hasErrors
    let unread = options.format == .text ? [] : problems.filter { $0.severity == .error || SyncGap.reports($0) }
    let findings = findings + unread.map { $0.placed(by: names) }
    let report = FindingReport(
      findings, rules: filter.rules, version: Version.current, root: root.string, prefix: prefix,
      folder: folder, isColored: console.colorsResults, isVerbose: options.isVerbose)
    let text = report.text(as: options.format)
    if !text.isEmpty { console.print(text, as: options.format.syntax) }
    if options.format == .text, isWhole || !findings.isEmpty { console.note(summary(report, gaps)) }
    if hidden > 0 {
      console.note(
        "\(Quantity.of(hidden, "less certain finding")) hidden; use `--confidence low` to show \(hidden == 1 ? "it" : "them")"
      )
    }
  }

  /// The relative path from the current folder to the root, or the root's own path if it is not below the current
  /// folder.
  private var prefix: String {
    if names.current.isWithin(root) { return "" }
    return (root.isWithin(names.current) ? root.way(from: names.current) : root).string + "/"
  }

  /// The path from the root down to the current folder.
  private var folder: String {
    guard names.current != root, let below = names.current.relative(to: root) else { return "" }
    return below.string + "/"
  }

  /// Returns the counts by severity: `2 errors, 1 warning`, and the number of groups.
  private func summary(_ report: FindingReport, _ gaps: [SyncGap]) -> String {
    let (findings, groups) = (report.findings, report.groupCount)
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : Quantity.of(count, severity.rawValue)
    }
    if counts.isEmpty {
      let since = options.known.since.map { " since \(TerminalSafeText.word($0))" } ?? ""
      let exception = gaps.isEmpty ? "" : ", but " + SyncRefusal.list(gaps.map(\.clause))
      return (options.known.isEmpty ? "no findings" : "no new findings") + since + exception
    }
    return counts.joined(separator: ", ") + (groups < findings.count ? " in \(Quantity.of(groups, "group"))" : "")
  }
}
