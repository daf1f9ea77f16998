import AppleSDK
import Findings
import ProjectLayout

/// What `.strex.json` says, with paths made absolute.
package struct Configuration: Sendable, Equatable {
  /// The files that say it.
  package var files: [FilePath] = []
  /// The only Xcode project that counts, as a folder `NAME.xcodeproj`.
  package var project: FilePath?
  /// Targets beside those of projects and packages, or instead of them.
  package var targets: [ConfiguredTarget] = []
  /// The version of Xcode whose SDK tells what is a key.
  package var xcode: XcodeVersion?
  /// Routines that count as `NSLocalizedString` does.
  package var routines: [String] = []
  /// What is said of rules, one setting after another.
  package var rules: [RuleSetting] = []
  /// The paths that targets and settings of rules name.
  package var paths: [ConfiguredPath] = []

  package static let fileName = ".strex.json"
}
