import Audit
import Diagnostics
import ProjectLoading
import ProjectModel

/// Filters findings by the configuration and the comments of a project, and provides the paths in findings.
package struct FindingFilter {
  /// The rules of the command, and the rule about suppressions.
  package let rules: [RuleDescription]
  /// The folder that paths are relative to: the work tree, package or project of the first PATH.
  package let root: FilePath
  /// Notes on settings without effect.
  package let idleSettings: [Diagnostic]
  private let selection: RuleSelection
  private let confidence: Confidence
  /// The rules that the configuration enables or gives a severity. All their findings are shown.
  private let chosen: Set<String>
  private let choice: RuleChoice
  /// The files and folders without findings.
  private let excluded: [PathPattern]
  /// The requested files and folders.
  private let named: [NamedPath]
  private let includesTests: Bool

  /// - Parameters:
  ///   - rules: the command's own rules.
  ///   - choice: the rules that the command line selects.
  package init(_ rules: [RuleDescription], _ project: Project, choice: RuleChoice = RuleChoice()) {
    self.choice = choice
    self.rules = rules + [SuppressionComments.unusedSuppression]
    idleSettings = UnmatchedPaths(project).diagnostics
    let root = project.names.firstProject
    self.root = root
    let settings = choice.applied(to: project.configuration.rules).map { setting in
      var setting = setting
      setting.paths = setting.paths.map { Self.path(FilePath($0), root) }
      setting.excluded = setting.excluded.map { Self.path(FilePath($0), root) }
      return setting
    }
    selection = RuleSelection(self.rules, settings)
    confidence = project.confidence
    excluded = project.configuration.excluded.map { PathPattern(Self.path($0, root)) }
    (named, includesTests) = (project.names.named, project.request.includesTests)
    chosen = Set(settings.filter { $0.isOn == true || $0.severity != nil }.map(\.rule))
  }

  /// The identifiers of the rules that have to run.
  package var active: Set<String> { Set(selection.active.map(\.identifier)).filter(choice.allows) }

  /// Returns the path of a file as printed in findings.
  /// - Parameter path: an absolute path.
  package func path(_ path: FilePath) -> String { Self.path(path, root) }

  /// Returns the file of a path in findings.
  package func file(_ path: String) -> FilePath { FilePath(path).isAbsolute ? FilePath(path) : root.appending(path) }

  private static func path(_ path: FilePath, _ root: FilePath) -> String {
    path.relative(to: root)?.string ?? path.string
  }

  /// Returns the findings of enabled rules with enough confidence.
  /// - Parameter comments: the strex comments of files.
  package func applied(to findings: [Diagnostic], _ comments: [SuppressionComments] = []) -> [Diagnostic] {
    shown(of: counted(of: findings, comments))
  }

  /// Returns the findings with enough confidence to be shown.
  package func shown(of findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { $0.confidence >= confidence || chosen.contains($0.identifier) }
  }

  /// Returns the findings of enabled rules with any confidence, because comments and baselines apply to all.
  package func counted(of findings: [Diagnostic], _ comments: [SuppressionComments] = []) -> [Diagnostic] {
    var commented = Dictionary(comments.map { ($0.path, [Diagnostic]()) }) { first, _ in first }
    var counted: [Diagnostic] = []
    for finding in selection.applied(to: findings) where choice.allows(finding.identifier) && !isExcluded(finding) {
      if let path = finding.file, commented[path] != nil {
        commented[path]?.append(finding)
      } else {
        counted.append(finding)
      }
    }
    for file in comments where !isExcluded(path: file.path) {
      commented[file.path] = file.applied(
        to: commented[file.path] ?? [], active: active, known: KnownRules.identifiers, hint: KnownRules.hint)
    }
    let left = selection.applied(to: commented.sorted { $0.key < $1.key }.flatMap(\.value))
    return AuditRules.onePerPlace(counted + left.filter { choice.allows($0.identifier) })
  }

  private func isExcluded(_ finding: Diagnostic) -> Bool { finding.file.map { isExcluded(path: $0) } ?? false }

  private func isExcluded(path: String) -> Bool { excluded.contains { $0.covers(path) } || isForeign(path) }

  /// Returns whether a file contains third-party code or sample data that the user did not request.
  private func isForeign(_ path: String) -> Bool {
    if includesTests { return false }
    let file = file(path)
    if named.contains(where: { !$0.isFolder && $0.physical == file }) { return false }
    let places = named.filter(\.isFolder).compactMap { file.relative(to: $0.physical) }
    return places.isEmpty ? FolderRules.isForeign(FilePath(path)) : places.allSatisfy(FolderRules.isForeign)
  }

  /// Returns whether the user chose a rule: by an option, or in the configuration.
  package func isChosen(_ rule: String) -> Bool { chosen.contains(rule) }
}
