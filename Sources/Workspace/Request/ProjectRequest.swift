import Diagnostics
import ProjectModel
import SDKInterfaces

/// The files on which a command works, and how their project is read.
package struct ProjectRequest: Sendable {
  /// The folder to which given and printed paths are relative: absolute, without symbolic links.
  package let currentFolder: FilePath
  /// The files and folders to report on; the current folder if there are none.
  package var paths: [GivenPath] = []
  /// The catalogs to use instead of those below the paths.
  package var catalogs: [GivenPath] = []
  /// The only project that defines targets.
  package var project: GivenPath?
  /// The names of the only targets to consider; empty for all.
  package var targets: [String] = []
  /// Sources and folders of sources that only give types.
  package var interfaces: [GivenPath] = []
  /// Routines whose calls are keys, in addition to those of the project.
  package var routines: [String] = []
  /// The version of Xcode to imitate; `nil` for that of the configuration.
  package var xcode: XcodeVersion?
  /// Whether only the paths are read, nothing around them.
  package var isIsolated = false
  package var includesTests = false
  package var includesPreviews = false
  /// Whether the titles count that Interface Builder gives to new objects, too.
  package var includesDefaultTitles = false
  /// The least certain findings to show; `nil` for what the configuration says.
  package var confidence: Confidence?
  /// Whether only files may be touched that the current run-script phase of Xcode declares.
  package var isScriptPhase = false
  /// The identifiers of all rules that the configuration may set, in a sorted array and not a set, since caches compare
  /// the text of requests.
  package var rules: [String] = []

  /// How many files are typed at once; `nil` for as many as there are cores.
  package var workers: Int?

  /// - Parameter currentFolder: absolute, without symbolic links.
  package init(currentFolder: FilePath) { self.currentFolder = currentFolder }
}
