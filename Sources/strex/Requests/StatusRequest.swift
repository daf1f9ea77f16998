import CatalogLint
import CommandLineInterface
import FileSystem
import ProjectLoading

/// The request for a report on translations.
struct StatusRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  /// The condition for keys to list instead of counts.
  var listing: TranslationNeed?
  /// The only languages to report on. Empty for all.
  var languages: [String]
  /// Whether fully translated languages have separate rows.
  var unfoldsComplete: Bool
  /// The required percentage of translated units in each language.
  var limit: Percentage?

  /// The file of texts that are known to be untranslated.
  var baseline: GivenPath?
  /// Whether to remove texts from that file that are now translated.
  var updatesBaseline = false

  struct Percentage: Sendable {
    /// The percentage as written.
    let text: String
    /// A number from 0 to 100.
    let value: Double
  }
}
