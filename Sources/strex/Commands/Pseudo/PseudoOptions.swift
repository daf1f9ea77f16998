import FileSystem
import ProjectLoading
import StringCatalog
import TextBasics

/// The options of `strex pseudo`.
struct PseudoOptions: Sendable {
  var project: ProjectRequest
  var language = "en-XA"
  /// The chosen transforms; empty for the defaults of the language.
  var chosenTransforms: Set<PseudoTransform> = []
  /// Whether to remove the language.
  var removes = false
  /// Whether to only print the changes.
  var isDry = false

  var translation: PseudoTranslation {
    PseudoTranslation(
      into: language, by: chosenTransforms.isEmpty ? PseudoTransform.usual(for: language) : chosenTransforms)
  }

  /// - Throws: if options are invalid or contradict each other.
  func check() throws(UsageError) {
    guard PseudoLanguage.contains(language) else {
      throw UsageError("--language needs a language that ends in XA, XB or XC, not \(TerminalSafeText.word(language))")
    }
    if removes, !chosenTransforms.isEmpty { throw UsageError("--remove and --transform cannot be combined") }
  }
}
