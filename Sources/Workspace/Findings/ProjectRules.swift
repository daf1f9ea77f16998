import Findings
import ProjectLayout

/// Which rules count in a project by its configuration, and the paths of findings.
package struct ProjectRules: Sendable {
  /// The folder to which paths are relative: the work tree, package or project of the first PATH.
  package let root: FilePath
  package let selection: RuleSelection

  package init(_ rules: [RuleDescription], of project: Project) {
    let root = project.names.named.first.map { $0.project.path } ?? project.names.current
    self.root = root
    let settings = project.configuration.rules.map { setting in
      var setting = setting
      setting.paths = setting.paths.map { Self.path(FilePath($0), root) }
      setting.excluded = setting.excluded.map { Self.path(FilePath($0), root) }
      return setting
    }
    selection = RuleSelection(rules, settings)
  }

  /// The identifiers of the rules that have to run.
  package var active: Set<String> { Set(selection.active.map(\.identifier)) }

  /// The path of a file in findings.
  /// - Parameter path: an absolute path.
  package func path(_ path: FilePath) -> String { Self.path(path, root) }

  private static func path(_ path: FilePath, _ root: FilePath) -> String {
    path.relative(to: root)?.string ?? path.string
  }
}
