import CatalogLint
import StringCatalog
import TextBasics

/// A change to all texts of a single language in a catalog.
public enum LanguageEdit: Sendable {
  /// Adds the texts of the source language, in the state `new`.
  case add(String)
  /// Adds the texts that another language has, marked for review.
  case prefill(String, from: String)
  case rename(String, to: String)
  case remove(String)

  /// The result of the edit of a single catalog.
  public struct Result: Sendable {
    public let catalog: Catalog
    /// The number of changed entries.
    public let count: Int
    /// The entries that were not changed, with the reasons.
    public let refusals: [(key: String, sentence: String)]
  }

  /// - Throws: if the edit does not fit the catalog.
  public func applied(to catalog: Catalog) throws(EditRefusal) -> Result {
    try check(catalog)
    var changes: [(key: String, entry: CatalogEntry?)] = []
    var refusals: [(key: String, sentence: String)] = []
    for (position, key) in catalog.keys.enumerated() {
      var entry = catalog.entry(at: position)
      do throws(EditRefusal) {
        guard try change(&entry, of: key, in: catalog) else { continue }
        if let problem = catalog.refusal(toChange: key) { throw EditRefusal(problem.message) }
        changes.append((key, entry))
      } catch { refusals.append((key, error.sentence)) }
    }
    var changed = catalog
    try EditRefusal.catching { try changed.apply(changes) }
    return Result(catalog: changed, count: changes.count, refusals: refusals)
  }

  private func check(_ catalog: Catalog) throws(EditRefusal) {
    let source = catalog.sourceLanguage
    switch self {
    case .add(let language), .prefill(let language, _), .remove(let language), .rename(_, let language):
      if language == source { throw EditRefusal("\(TerminalSafeText.word(language)) is the source language") }
    }
    switch self {
    case .add(let new), .prefill(let new, _), .rename(_, let new):
      try demandUnknown(new, in: catalog)
      if let problem = LanguageName.problem(ofNew: new) { throw EditRefusal(problem) }
    case .remove: break
    }
    guard case .rename(let old, let new) = self else { return }
    if old == source { throw EditRefusal("\(TerminalSafeText.word(old)) is the source language") }
    if catalog.languages.contains(new) {
      let (word, copy) = (TerminalSafeText.word(new), "strex edit language prefill \(new) \(old)")
      throw EditRefusal(
        "the catalog already has strings in \(word); to add the missing ones, use \(TerminalSafeText.word(copy))")
    }
  }

  /// - Throws: for a second code of a language in the catalog, such as `zh_CN` for `zh-Hans`.
  private func demandUnknown(_ new: String, in catalog: Catalog) throws(EditRefusal) {
    var others = Set(catalog.languages + [catalog.sourceLanguage]).subtracting([new])
    if case .rename(let old, _) = self { others.remove(old) }
    guard let code = LanguageCode(new)?.text,
      let same = others.sorted().first(where: { LanguageCode($0)?.text == code })
    else { return }
    throw EditRefusal("\(TerminalSafeText.word(new)) is the same language as \(TerminalSafeText.word(same))")
  }

  /// - Returns: whether the entry changes.
  private func change(_ entry: inout CatalogEntry, of key: String, in catalog: Catalog) throws(EditRefusal) -> Bool {
    switch self {
    case .add(let language):
      guard lacks(language, entry) else { return false }
      if let source = entry.localization(catalog.sourceLanguage), !source.isEmpty {
        return try copy(source, to: language, state: .new, in: &entry)
      }
      try EditRefusal.catching {
        try entry.setStringUnit(StringUnit(state: .new, value: key), language: language)
      }
      return true
    case .prefill(let language, let model):
      guard lacks(language, entry), let text = entry.localization(model), !text.isEmpty else { return false }
      return try copy(text, to: language, state: .needsReview, in: &entry)
    case .rename(let old, let new):
      guard let text = entry.localization(old) else { return false }
      try EditRefusal.catching {
        try entry.setLocalization(text, language: new)
        try entry.removeLocalization(old)
      }
      return true
    case .remove(let language):
      if entry.localization(language) == nil { return false }
      try EditRefusal.catching { try entry.removeLocalization(language) }
      return true
    }
  }

  private func lacks(_ language: String, _ entry: CatalogEntry) -> Bool {
    entry.shouldTranslate && entry.extractionState != .stale && (entry.localization(language)?.states ?? []).isEmpty
  }

  private func copy(
    _ text: Localization, to language: String, state: StringUnit.State, in entry: inout CatalogEntry
  ) throws(EditRefusal) -> Bool {
    try EditRefusal.catching {
      try entry.setLocalization(text, language: language)
      try entry.setState(state, inLanguages: { $0 == language }, where: { $0 != state })
    }
    return true
  }
}
