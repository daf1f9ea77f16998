import AppleSDK
import ProjectLayout

/// Which files a command works on, and how their project is read.
package struct ProjectRequest: Sendable {
  /// Where relative paths start, and below which paths are printed relative: absolute, without symbolic links.
  package let currentFolder: FilePath
  /// The files and folders that are reported on; the current folder if there are none.
  package var paths: [GivenPath] = []
  /// The catalogs to take instead of those below the paths.
  package var catalogs: [GivenPath] = []
  /// The project that alone says what belongs to which target.
  package var project: GivenPath?
  /// The names of the only targets that count; empty for all.
  package var targets: [String] = []
  /// Sources and folders of sources that give types only.
  package var interfaces: [GivenPath] = []
  /// Routines whose calls are keys, beside those that the project knows.
  package var routines: [String] = []
  /// The version of Xcode to extract as; `nil` for what the configuration says.
  package var xcode: XcodeVersion?
  /// Whether the paths alone are read, nothing around them.
  package var isIsolated = false
  package var includesTests = false
  package var includesPreviews = false
  /// Whether only files are touched that the run-script phase of Xcode declares which this runs in.
  package var isScriptPhase = false
  /// The identifiers of all rules that the configuration may set, sorted: no set, since caches go by the text of requests.
  package var rules: [String] = []

  /// - Parameter currentFolder: absolute, without symbolic links.
  package init(currentFolder: FilePath) { self.currentFolder = currentFolder }
}
