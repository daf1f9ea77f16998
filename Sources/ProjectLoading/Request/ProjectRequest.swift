import Diagnostics
import FileSystem
import ProjectModel
import SDKInterfaces

/// The files that a command reads, and options for reading their project.
package struct ProjectRequest: Sendable {
  /// The folder to which given and printed paths are relative: absolute, without symbolic links.
  package let currentFolder: FilePath
  /// The files and folders to report on. The current folder if there are none.
  package var paths: [GivenPath] = []
  /// The catalogs to use instead of those below the paths.
  package var catalogs: [GivenPath] = []
  /// The only project that defines targets.
  package var project: GivenPath?
  /// The names of the only targets to consider. Empty for all.
  package var targets: [String] = []
  /// Sources and folders of sources that only provide types.
  package var interfaces: [GivenPath] = []
  /// Routines whose calls are keys, in addition to the configured routines.
  package var routines: [String] = []
  /// The version of Xcode to imitate, or `nil` to use the configuration.
  package var xcode: XcodeVersion?
  /// Whether only the paths are read, and nothing around them.
  package var isIsolated = false
  package var includesTests = false
  package var includesPreviews = false
  /// Whether the default titles that Interface Builder gives to new objects count as keys.
  package var includesDefaultTitles = false
  /// The lowest confidence of findings to show, or `nil` to use the configuration.
  package var confidence: Confidence?
  /// Whether the run may access only the files that the current run-script phase of Xcode declares.
  package var isScriptPhase = false
  /// The identifiers of all rules that the configuration may set. A sorted array, because caches compare requests as
  /// text.
  package var rules: [String] = []

  /// The number of files to type-check in parallel, or `nil` for the number of cores.
  package var workers: Int?

  /// - Parameter currentFolder: absolute, without symbolic links.
  package init(currentFolder: FilePath) { self.currentFolder = currentFolder }
}

extension ProjectRequest {
  /// Returns the files and folders to report on.
  package func named() throws(FileError) -> [NamedPath] {
    try NamedPath.all(paths.isEmpty ? [GivenPath(".", from: currentFolder)] : paths)
  }

  /// Returns all files and folders that determine the project.
  package func everyPath() throws(FileError) -> [NamedPath] {
    try named() + NamedPath.all(catalogs + (project.map { [$0] } ?? []))
  }
}
