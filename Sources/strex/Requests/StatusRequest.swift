import CatalogLint
import CommandLineInterface
import Workspace

/// What to report about translations.
struct StatusRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  /// The keys that are listed instead of counts.
  var listing: TranslationNeed?
  /// The only languages to report on; empty for all.
  var languages: [String]
  /// Whether languages with complete translations have rows of their own.
  var unfoldsComplete: Bool
  /// The percentage of units that have to be translated in each language.
  var limit: Percentage?

  /// The file with texts that are known not to be translated.
  var baseline: GivenPath?
  /// Whether texts that are translated by now are removed from that file.
  var updatesBaseline = false

  struct Percentage: Sendable {
    /// As it was written.
    let text: String
    /// From 0 to 100.
    let value: Double
  }
}
