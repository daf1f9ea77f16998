import Diagnostics
import ProjectModel
import SDKInterfaces

/// The contents of `.strex.json` or `.strex.yml`, with absolute paths.
package struct Configuration: Sendable, Equatable {
  /// The files that were read.
  package var files: [FilePath] = []
  /// The files that seem to be settings files, but are not read because of their names.
  package var misnamedFiles: [FilePath] = []
  /// The name of the file that contains the settings, or would contain them.
  package var fileName: String { files.first?.name ?? FilePath.configurationName }
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
  /// The push notification payloads and the senders that the audit reads, in addition to the command line's.
  package var payloads: [FilePath] = []
  /// The languages that all catalogs should have. Empty if the project decides.
  package var languages: [String] = []
  /// The lowest confidence of findings to show.
  package var confidence: Confidence?
  /// The lowest severity of findings that makes audit and lint fail.
  package var failOn: FailureLevel?
  /// The file of findings that audit and lint ignore.
  package var baseline: FilePath?
  /// The files and folders about which audit and lint report nothing, as patterns.
  package var excluded: [FilePath] = []
  /// The CSV and TBX files with the project's terms.
  package var glossaries: [FilePath] = []
  /// The terms that the configuration lists, with their translations by language.
  package var terms: [ConfiguredTerm] = []
  /// Words that stay untranslated.
  package var keptWords: [String] = []
  /// The settings of rules, in the order of the file.
  package var rules: [RuleSetting] = []
  /// The paths in targets and in settings of rules.
  package var paths: [ConfiguredPath] = []

  /// Adds the settings of another file. Settings with a single value keep this configuration's value.
  mutating func add(_ other: Configuration) {
    project = project ?? other.project
    xcode = xcode ?? other.xcode
    targets += other.targets
    routines += other.routines
    payloads += other.payloads
    languages += other.languages
    includesDefaultTitles = includesDefaultTitles || other.includesDefaultTitles
    confidence = confidence ?? other.confidence
    failOn = failOn ?? other.failOn
    baseline = baseline ?? other.baseline
    excluded += other.excluded
    glossaries += other.glossaries
    terms += other.terms
    keptWords += other.keptWords
    rules += other.rules
    paths += other.paths
  }
}

/// A term of the source language with its translations by language.
package struct ConfiguredTerm: Sendable, Equatable {
  package let text: String
  package let translations: [String: String]
}
