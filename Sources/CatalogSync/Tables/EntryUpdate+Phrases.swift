import StringCatalog
import StructuredText
import TextBasics

// The phrases of App Shortcuts, which share one entry.
extension EntryUpdate {
  /// Writes the phrases as the code has them.
  mutating func setPhrases(_ phrases: [String]) throws(ParseError) {
    try entry.setExtractionState(.extractedWithValue)
    try entry.setStringSet(StringSet(state: .new, values: phrases), language: sourceLanguage)
  }

  /// Updates an entry. Phrases that a person wrote in the catalog take precedence over the code's, and a string in the
  /// form that Xcode wrote originally does not change.
  mutating func update(phrases: [String]) throws(ParseError) {
    let source = entry.localization(sourceLanguage)
    // The key of a hand-written entry already contains the phrase.
    if source == nil, phrases.count == 1, entry.extractionState == nil, entry.isLocalized(beside: sourceLanguage) {
      return
    }
    let isEdited = source.map { source in
      source.stringSet.map { $0.state != .new } ?? (source.stringUnit.map { $0.state != .new } ?? !source.isEmpty)
    }
    if isEdited != true, source?.stringUnit == nil {
      let current = source?.stringSet?.values ?? []
      if current.map({ UTF8Key($0) }) != phrases.map({ UTF8Key($0) }) {
        try entry.setStringSet(StringSet(state: .new, values: phrases), language: sourceLanguage)
        if source != nil { try entry.markForReview(beside: sourceLanguage) }
        changes.insert(.defaultValue)
      }
    }
    let hasNoState = isEdited == true && (entry.extractionState == nil || entry.extractionState == .stale)
    try setState(hasNoState ? nil : .extractedWithValue)
  }
}
