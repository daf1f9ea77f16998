import ProjectLoading
import StringCatalog

/// The request for a pseudo-language.
struct PseudoRequest: Sendable {
  var project: ProjectRequest
  var language: String
  var transforms: Set<PseudoTransform>
  /// Whether to remove the language.
  var removes: Bool
  /// Whether to only print the changes.
  var isDry: Bool

  var translation: PseudoTranslation { PseudoTranslation(into: language, by: transforms) }
}
