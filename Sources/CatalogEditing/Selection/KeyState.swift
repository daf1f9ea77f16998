import CatalogLint
import StringCatalog
import StringExchange

/// A state by which keys are selected: of a string in any language, or of the entry.
public enum KeyState: String, CaseIterable, Sendable {
  /// The language has no text.
  case missing
  case new, translated
  case needsReview = "needs-review"
  case machineTranslated = "machine-translated"
  case stale, manual, automatic, migrated
  /// The entry is marked as not translatable.
  case untranslatable

  /// Returns whether an entry has the state; a state of texts must apply to one of the languages.
  func applies(to entry: CatalogEntry, languages: [String]) -> Bool {
    switch self {
    case .stale: entry.extractionState == .stale
    case .manual: entry.extractionState == .manual
    case .migrated: entry.extractionState == .migrated
    case .automatic: entry.extractionState == nil || entry.extractionState == .extractedWithValue
    case .untranslatable: !entry.shouldTranslate
    case .missing: entry.shouldTranslate && languages.contains { (entry.localization($0)?.states ?? []).isEmpty }
    case .new: hasText(.new, in: languages, of: entry)
    case .translated: hasText(.translated, in: languages, of: entry)
    case .needsReview: hasText(.needsReview, in: languages, of: entry)
    case .machineTranslated: hasText(.machineTranslated, in: languages, of: entry)
    }
  }

  private func hasText(_ state: StringUnit.State, in languages: [String], of entry: CatalogEntry) -> Bool {
    languages.contains { entry.localization($0)?.states.contains(state) ?? false }
  }
}
