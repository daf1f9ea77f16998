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
  /// The version of Xcode whose SDK tells what is a key.
  package var xcode: XcodeVersion?
  /// Whether the titles count that Interface Builder gives to new objects.
  package var includesDefaultTitles = false
  /// Routines that count like `NSLocalizedString`.
  package var routines: [String] = []
  /// The payloads of push messages and the senders that the audit reads, in addition to those of the command line.
  package var payloads: [FilePath] = []
  /// The languages that all catalogs should have; empty if the project decides.
  package var languages: [String] = []
  /// The least certain findings to show.
  package var confidence: Confidence?
  /// The settings of rules, in their order.
  package var rules: [RuleSetting] = []
  /// The paths in targets and in settings of rules.
  package var paths: [ConfiguredPath] = []

  package static let fileName = ".strex.json"
}
