import CatalogLint
import Workspace

/// What is told of translations.
struct StatusRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  /// The keys that are listed instead of counts.
  var listing: TranslationNeed?
  /// The only languages; empty for all.
  var languages: [String]
  /// Whether languages in which everything is translated get a row of their own.
  var unfoldsComplete: Bool
  /// The share of units that has to be translated in each language.
  var limit: Percentage?

  struct Percentage: Sendable {
    /// As it was written.
    let text: String
    /// From 0 to 100.
    let value: Double
  }
}
