import StringCatalog
import Workspace

/// The language that catalogs get for testers.
struct PseudoRequest: Sendable {
  var project: ProjectRequest
  var language: String
  var transforms: Set<PseudoTransform>
  /// Whether the language is taken out again.
  var removes: Bool
  /// Whether nothing is written, and the changes are printed instead.
  var isDry: Bool

  var translation: PseudoTranslation { PseudoTranslation(into: language, by: transforms) }
}
