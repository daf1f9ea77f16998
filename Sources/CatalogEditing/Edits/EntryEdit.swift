import CatalogLint
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// A change to the entry of a single key.
public enum EntryEdit: Sendable {
  /// Sets the texts of a single language. Without `replaces`, variations are only replaced by variations of the same
  /// kind.
  case texts(EntryTranslation, language: String, replaces: Bool = false)
  /// Sets the comment; `nil` removes it.
  case comment(String?)
  /// Sets the state of all existing strings in the given languages.
  case state(StringUnit.State, languages: [String])
  /// Sets whether the entry is maintained by hand or by a sync with the code.
  case manual(Bool)
  case translatable(Bool)
  /// Removes the strings of the given languages.
  case clearing(languages: [String])
  case removal

  /// Returns the entry of a key after the edit; `nil` if it is removed.
  public func applied(to key: String, in catalog: Catalog) throws(EditRefusal) -> CatalogEntry? {
    if let problem = catalog.refusal(toChange: key) { throw EditRefusal(problem.message) }
    guard var entry = catalog[key] else { throw EditRefusal("the catalog has no such key") }
    switch self {
    case .removal: return nil
    case .clearing(let languages):
      if languages.contains(catalog.sourceLanguage) {
        throw EditRefusal("\(TerminalSafeText.word(catalog.sourceLanguage)) is the source language")
      }
      try EditRefusal.catching {
        for language in languages where entry.localization(language) != nil { try entry.removeLocalization(language) }
      }
    case .texts(let translation, let language, let replaces):
      if let old = entry.localization(language) {
        if !replaces { try demandShape(of: old, for: translation) }
        try demandEnds(in: old, for: translation)
      }
      if language == catalog.sourceLanguage {
        try SourceTextCheck(key, entry, language).demandFit(translation.parts)
      }
      return try EditRefusal.catching { try translation.applied(to: key, in: catalog, language: language) }
    case .comment(let comment):
      try EditRefusal.catching {
        try entry.setComment(comment)
        try entry.clearCommentGeneration()
      }
    case .state(let state, let languages):
      try EditRefusal.catching {
        try entry.setState(state, inLanguages: { languages.contains($0) }, where: { $0 != state })
      }
    case .manual(let isManual): try setManual(isManual, &entry)
    case .translatable(let flag) where flag == entry.shouldTranslate: break
    case .translatable(let flag): try EditRefusal.catching { try entry.setShouldTranslate(flag) }
    }
    return entry
  }

  /// - Throws: if the texts would replace variations of another kind or substitutions.
  private func demandShape(of old: Localization, for translation: EntryTranslation) throws(EditRefusal) {
    let parts = translation.parts.filter { $0.path.substitution == nil }
    let kinds = Set(parts.map { $0.path.cases.first?.kind })
    if let variation = old.variations.first(where: { !kinds.contains($0.kind) }), !kinds.isEmpty {
      throw EditRefusal(
        "its \(variation.kind) variations would be lost; use --plural, --device or --variation to change the "
          + "variations, or --replace to remove them")
    }
    for part in parts {
      guard case .plain(let text) = part.text,
        let lost = old.substitutions.first(where: { !text.contains("%#@\($0.name)@") })
      else { continue }
      throw EditRefusal(
        "its substitution \(TerminalSafeText.word(lost.name)) would be lost; add `%#@\(lost.name)@` to the string, or use "
          + "--replace to remove the substitution")
    }
  }

  /// - Throws: if a text belongs to a case that varies further.
  private func demandEnds(in old: Localization, for translation: EntryTranslation) throws(EditRefusal) {
    for part in translation.parts where part.path.substitution == nil && !part.path.cases.isEmpty {
      var place: Localization? = old
      for step in part.path.cases {
        let variation = place?.variations.first { $0.kind == step.kind }
        place = variation?.cases.first { $0.name == step.name }?.localization
      }
      guard let kind = place?.variations.first?.kind else { continue }
      throw EditRefusal(
        "\(part.path.text) varies by \(kind); set its strings with --variation \(part.path.text).\(kind).…")
    }
  }

  private func setManual(_ isManual: Bool, _ entry: inout CatalogEntry) throws(EditRefusal) {
    if !isManual, entry.extractionState == .stale {
      throw EditRefusal("the key is stale because no code uses it; a sync revives the key if code uses it again")
    }
    if isManual == (entry.extractionState == .manual) { return }
    try EditRefusal.catching { try entry.setExtractionState(isManual ? .manual : nil) }
  }
}

/// Checks new texts of the source language, whose arguments the code passes.
package struct SourceTextCheck {
  private let model: FormatArguments
  private let key: String

  /// Expects the arguments of the key, or the arguments of the present text if the key has none.
  package init(_ key: String, _ entry: CatalogEntry, _ language: String) {
    self.key = key
    let ofKey = FormatArguments(of: key)
    let text = entry.localization(language)?.stringUnit?.value
    model = ofKey.isEmpty ? text.map { FormatArguments(of: $0) } ?? ofKey : ofKey
  }

  /// Whether the arguments of the string are unknown, so that it may have any.
  package var isOpen: Bool { model.isEmpty }

  package func demandFit(_ parts: [EntryTranslation.Part]) throws(EditRefusal) {
    for part in parts where part.path.substitution == nil {
      guard case .plain(let text) = part.text, !text.contains("%#@") else { continue }
      let arguments = FormatArguments(of: text)
      for position in stride(from: 1, through: arguments.count, by: 1) {
        guard let kind = arguments.kind(at: position) else { continue }
        guard let known = model.kind(at: position) else {
          // Code may format a text whose key has no specifiers.
          if model.isEmpty, key != text { continue }
          throw EditRefusal("the string takes \(position) arguments, but the code passes \(model.count)")
        }
        if kind.agreement(with: known) == .same { continue }
        throw EditRefusal("argument \(position) has a different type in the string than in the key")
      }
    }
  }
}

/// The reason why an edit is not made.
public struct EditRefusal: Error, Sendable, Equatable {
  /// A sentence without full stop.
  public let sentence: String

  public init(_ sentence: String) { self.sentence = sentence }

  /// Runs a change, and turns its problem into a refusal.
  static func catching<Result>(_ change: () throws -> Result) throws(EditRefusal) -> Result {
    do { return try change() } catch let problem as ParseError {
      throw EditRefusal(problem.message)
    } catch let refusal as EntryTranslation.Refusal {
      throw EditRefusal(refusal.sentence)
    } catch let refusal as EditRefusal {
      throw refusal
    } catch { throw EditRefusal("\(error)") }
  }
}

/// Copies entries with their translations from one catalog to another.
public struct EntryTransfer: Sendable {
  /// The catalog that takes the entries.
  public private(set) var taker: Catalog
  /// The keys that it has afterwards.
  public private(set) var taken: [String] = []
  public private(set) var refusals: [(key: String, sentence: String)] = []

  /// - Throws: if the catalogs have different source languages.
  public init(of keys: [String], from giver: Catalog, to taker: Catalog) throws(EditRefusal) {
    guard giver.sourceLanguage == taker.sourceLanguage else {
      let languages = [giver, taker].map { TerminalSafeText.word($0.sourceLanguage) }
      throw EditRefusal("the source languages differ: \(languages[0]) and \(languages[1])")
    }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for key in keys {
      guard let entry = giver[key] else { continue }
      let new = taker.adopting(entry)
      if let problem = giver.refusal(toChange: key) {
        refusals.append((key, problem.message))
      } else if let old = taker[key] {
        if old == new { taken.append(key) } else { refusals.append((key, "the other catalog already has the key")) }
      } else {
        changes.append((key, new))
        taken.append(key)
      }
    }
    self.taker = taker
    try EditRefusal.catching { [changes] in try self.taker.apply(changes) }
  }
}
