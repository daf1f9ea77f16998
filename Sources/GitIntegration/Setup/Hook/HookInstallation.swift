import Diagnostics
import FileSystem
import ProjectModel
import TextBasics

/// Installs git's pre-commit hooks. Other hooks are not changed.
package struct HookInstallation {
  /// The completed steps, one sentence each.
  package private(set) var steps: [String] = []
  /// An error for each other hook at the path, and notes.
  package private(set) var diagnostics: [Diagnostic] = []
  private let script: HookScript
  private let folder: FilePath
  private let coversMerges: Bool
  private let current: FilePath

  /// - Parameters:
  ///   - coversMerges: whether to also install a hook for merges.
  ///   - tool: the absolute path of strex.
  ///   - folder: a folder in the repository's work tree.
  ///   - current: the folder that printed paths are relative to.
  package init(
    _ mode: HookScript.Mode, coversMerges: Bool, tool: String, around folder: FilePath, from current: FilePath
  ) {
    script = HookScript(mode, tool: tool)
    (self.coversMerges, self.folder, self.current) = (coversMerges, folder, current)
  }

  /// - Parameter isDry: whether to write nothing and only report the steps.
  package mutating func perform(isDry: Bool = false) throws {
    let names = coversMerges ? HookFile.Name.allCases : [.preCommit]
    let places = try names.map { try HookFile($0, around: folder) }
    for place in places { try install(at: place, isDry) }
    if places[0].isShared {
      let message = "core.hooksPath points to this folder, so other repositories might also run this hook"
      diagnostics.append(Diagnostic(.note, "shared-hook", message, file: places[0].printed(from: current)))
    }
    if !coversMerges, try HookFile(.preMergeCommit, around: folder).state == .none {
      let message =
        "git does not run the pre-commit hook for merges; to check them, run `strex hook install --\(script.mode.rawValue) "
        + "--pre-merge-commit`"
      diagnostics.append(Diagnostic(.note, "merges", message))
    }
  }

  private mutating func install(at place: HookFile, _ isDry: Bool) throws {
    let path = TerminalSafeText.escaped(place.printed(from: current))
    switch try place.state {
    case .foreign(let text) where HookScript.isCalled(in: text):
      steps.append("\(path): already calls strex; not changed")
    case .foreign:
      let line = TerminalSafeText.word(HookScript.line(script.mode))
      let message = "this hook was not created by strex; add the line \(line) to it"
      diagnostics.append(Diagnostic(.error, "foreign-hook", message, file: place.printed(from: current)))
    case .ours(script):
      if !isDry { try place.makeExecutable() }
      steps.append("\(path): already installed")
    case .ours, .none:
      if !isDry { try WriteError.catching { () throws(FileError) in try place.write(script) } }
      let call = TerminalSafeText.word(HookScript.call(script.mode))
      steps.append("\(path): \(isDry ? "would be " : "")installed; runs \(call) before each commit")
    }
  }
}
