import AppleSDK
import Findings
import ProjectLayout

/// What `.strex.json` says, with paths made absolute.
struct Configuration: Sendable, Equatable {
  /// The files that say it.
  var files: [FilePath] = []
  /// The only Xcode project that counts, as a folder `NAME.xcodeproj`.
  var project: FilePath?
  /// Targets beside those of projects and packages, or instead of them.
  var targets: [ConfiguredTarget] = []
  /// The version of Xcode whose SDK tells what is a key.
  var xcode: XcodeVersion?
  /// Routines that count as `NSLocalizedString` does.
  var routines: [String] = []
  /// What is said of rules, one setting after another.
  var rules: [RuleSetting] = []
  /// The paths that targets and settings of rules name.
  var paths: [ConfiguredPath] = []

  static let fileName = ".strex.json"
}
