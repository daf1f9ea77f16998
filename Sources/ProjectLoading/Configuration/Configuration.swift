import Diagnostics
import ProjectModel
import SDKInterfaces

/// The contents of `.strex.json`, with absolute paths.
package struct Configuration: Sendable, Equatable {
  /// The files that were read.
  package var files: [FilePath] = []
  /// The only Xcode project to consider, as a folder `NAME.xcodeproj`.
  package var project: FilePath?
  /// Targets in addition to those of projects and packages, or instead of them.
  package var targets: [ConfiguredTarget] = []
  /// The version of Xcode whose SDK determines which literals are keys.
  package var xcode: XcodeVersion?
  /// Whether the default titles that Interface Builder gives to new objects count as keys.
  package var includesDefaultTitles = false
  /// Routines that are treated like `NSLocalizedString`.
  package var routines: [String] = []
  /// The payloads of push messages and the senders that the audit reads, in addition to those of the command line.
  package var payloads: [FilePath] = []
  /// The languages that all catalogs should have. Empty if the project decides.
  package var languages: [String] = []
  /// The lowest confidence of findings to show.
  package var confidence: Confidence?
  /// The settings of rules, in the order of the file.
  package var rules: [RuleSetting] = []
  /// The paths in targets and in settings of rules.
  package var paths: [ConfiguredPath] = []
}
