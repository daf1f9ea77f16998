import AppleSDK
import ProjectLayout

/// Which files a command works on, and how their project is read.
struct ProjectRequest: Sendable {
  /// Where relative paths start, and below which paths are printed relative: absolute, without symbolic links.
  let currentFolder: FilePath
  /// The files and folders that are reported on; the current folder if there are none.
  var paths: [GivenPath] = []
  /// The catalogs to take instead of those below the paths.
  var catalogs: [GivenPath] = []
  /// The project that alone says what belongs to which target.
  var project: GivenPath?
  /// The names of the only targets that count; empty for all.
  var targets: [String] = []
  /// Sources and folders of sources that give types only.
  var interfaces: [GivenPath] = []
  /// Routines whose calls are keys, beside those that the project knows.
  var routines: [String] = []
  /// The version of Xcode to extract as; `nil` for what the configuration says.
  var xcode: XcodeVersion?
  /// Whether the paths alone are read, nothing around them.
  var isIsolated = false
  var includesTests = false
  var includesPreviews = false
  /// Whether only files are touched that the run-script phase of Xcode declares which this runs in.
  var isScriptPhase = false
}
