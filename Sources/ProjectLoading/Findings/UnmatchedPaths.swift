import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// Finds paths in configuration files that match no file.
package struct UnmatchedPaths {
  private let project: Project

  package init(_ project: Project) { self.project = project }

  /// A warning for each such path. Empty if the run does not list all files.
  package var diagnostics: [Diagnostic] {
    guard project.declared == nil, project.staged == nil else { return [] }
    return project.configuration.paths.filter { !matches($0) }.map { setting in
      let message = "no file matches \(TerminalSafeText.word(setting.text))\(hint(setting))"
      return Diagnostic(.warning, "idle-path", message, file: setting.printed, location: setting.location)
    }
  }

  private var files: [FilePath] { project.found.filesOfTargets }

  private func matches(_ setting: ConfiguredPath) -> Bool {
    if project.tree.exists(setting.path) { return true }
    let pattern = PathPattern(setting.path.string)
    return pattern.isGlob && files.contains { pattern.covers($0.string) }
  }

  /// Returns a suggestion from the files and their folders.
  private func hint(_ setting: ConfiguredPath) -> String {
    guard let folder = setting.file.folder else { return "" }
    let near = Set(files + files.flatMap(\.folders)).compactMap { $0.relative(to: folder)?.string }
    return Spelling.hint(for: setting.text, in: near.sorted())
  }
}
