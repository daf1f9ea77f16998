import CatalogLint
import FileSystem
import ProjectLoading
import TextBasics

/// The options of `strex status`.
struct StatusOptions: Sendable {
  var project: ProjectRequest
  var format = PrintFormat.text
  /// The condition for keys to list instead of counts.
  var listing: TranslationNeed?
  /// The only languages to report on; empty for all.
  var languages: [String] = []
  /// Whether keys that only previews and debug builds use do not count.
  var isShipping = false
  /// Whether fully translated languages have separate rows.
  var listsComplete = false
  /// The required percentage of translated units in each language.
  var limit: Percentage?
  /// The texts that are known to be untranslated.
  var known = KnownFindings()
  /// The commit with which source strings are compared, or `nil` for the last one.
  var since: String?

  var unfoldsComplete: Bool { listsComplete || !languages.isEmpty }

  struct Percentage: Sendable {
    /// The percentage as written.
    let text: String
    /// A number from 0 to 100.
    let value: Double

    init(_ text: String) throws(UsageError) {
      guard let number = Double(text), number >= 0, number <= 100 else {
        throw UsageError("--fail-under needs a number from 0 to 100, not \(TerminalSafeText.word(text))")
      }
      (self.text, value) = (text, number)
    }
  }
}
