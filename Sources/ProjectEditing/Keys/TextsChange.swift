import CatalogEditing
import CatalogLint
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText

/// All texts of a key in one language, as an editor shows and saves them.
package struct TextsChange: Sendable {
  /// One text with its state.
  package struct Text: Sendable, Hashable {
    package let path: UnitPath
    package let value: String
    package let state: StringUnit.State

    package init(path: UnitPath, value: String, state: StringUnit.State) {
      (self.path, self.value, self.state) = (path, value, state)
    }
  }

  /// The path of the catalog or table.
  package let place: FilePath
  package let key: String
  package let language: String
  /// The texts after the change; empty to remove the translation.
  package let texts: [Text]

  package init(place: FilePath, key: String, language: String, texts: [Text]) {
    (self.place, self.key, self.language, self.texts) = (place, key, language, texts)
  }
}

extension Localization {
  /// The texts with their paths, in the order of the file.
  package var pathTexts: [TextsChange.Text] {
    texts.map { TextsChange.Text(path: $0.path, value: $0.unit.value, state: $0.unit.state) }
  }
}

extension EditScope {
  /// Returns the plan of a change that sets the texts of a language exactly, and the findings about the new texts.
  /// - Parameter calls: the arguments that the code passes to the texts of keys.
  /// - Throws: if a text does not fit, or the format of the file cannot represent the change.
  package consuming func plan(
    _ change: TextsChange, calls: CallArguments
  ) throws(EditRefusal) -> (plan: EditPlan, warnings: [String]) {
    guard var catalog = changed[change.place] else { throw EditRefusal("the catalog cannot be read") }
    let former = catalog[change.key]
    let entry = try change.applied(to: catalog)
    let warnings = try EditCheck(project).demandFit(
      entry, change.key, in: catalog, at: change.place, change.language, calls: calls)
    if changed.tableFiles(of: change.place) != nil, change.texts.isEmpty {
      throw EditRefusal("strings in tables cannot be removed here; use `strex edit remove`")
    }
    if entry != former { try set(entry, for: change.key, &catalog, at: change.place) }
    return (try plan(), warnings)
  }

  /// Returns the plan of a change of a comment.
  /// - Throws: if the entry cannot be changed.
  package consuming func plan(comment: String?, of key: String, in place: FilePath) throws(EditRefusal) -> EditPlan {
    guard var catalog = changed[place] else { throw EditRefusal("the catalog cannot be read") }
    if changed.tableFiles(of: place) != nil { throw EditRefusal("comments in tables cannot be changed here") }
    let entry = try EntryEdit.comment(comment).applied(to: key, in: catalog)
    if let entry, entry != catalog[key] { try set(entry, for: key, &catalog, at: place) }
    return try plan()
  }

  private mutating func set(
    _ entry: CatalogEntry, for key: String, _ catalog: inout Catalog, at place: FilePath
  ) throws(EditRefusal) {
    do { try catalog.set(entry, for: key) } catch { throw EditRefusal(error.message) }
    changed[place] = catalog
  }

  /// Other unreadable catalogs do not prevent the change of this one.
  private func plan() throws(EditRefusal) -> EditPlan {
    var plan = EditPlan()
    do { try plan.take(changed) } catch { throw EditRefusal(error.description) }
    return plan
  }
}

extension TextsChange {
  /// Returns the entry with the texts.
  fileprivate func applied(to catalog: Catalog) throws(EditRefusal) -> CatalogEntry {
    guard var entry = catalog[key] else { throw EditRefusal("the catalog has no such key") }
    let former = entry.localization(language)?.pathTexts ?? []
    if texts == former { return entry }
    var catalog = catalog
    if texts.isEmpty { return try EntryEdit.clearing(languages: [language]).applied(to: key, in: catalog) ?? entry }
    let kept = former.filter { old in texts.contains { $0.path == old.path } }
    if kept.count < former.count, !kept.isEmpty { try remove(former, from: &entry, &catalog) }
    let new = texts.filter { !former.contains($0) }
    // All texts are set before any is removed, because a variation without `other` is refused.
    if let first = new.first { try set(new, first.state, &entry, &catalog) }
    for state in Set(new.dropFirst().map(\.state)).sorted(by: { $0.rawValue < $1.rawValue }) {
      try set(new.filter { $0.state == state }, state, &entry, &catalog)
    }
    let result = Set(entry.localization(language)?.pathTexts.map(\.path) ?? [])
    let lost = former.contains { old in !texts.contains { $0.path == old.path } && result.contains(old.path) }
    if lost || !result.isSuperset(of: texts.map(\.path)) {
      throw EditRefusal("the string's forms cannot be changed here; use `strex edit set`")
    }
    return entry
  }

  private func set(
    _ texts: [Text], _ state: StringUnit.State, _ entry: inout CatalogEntry, _ catalog: inout Catalog
  ) throws(EditRefusal) {
    let parts = texts.map { ($0.path, ExchangeText.plain($0.value)) }
    let edit = EntryEdit.texts(EntryTranslation(parts, state: state), language: language, replaces: true)
    entry = try edit.applied(to: key, in: catalog) ?? entry
    do { try catalog.set(entry, for: key) } catch { throw EditRefusal(error.message) }
  }

  /// Removes the cases of variations that are not among the new texts.
  private func remove(
    _ former: [Text], from entry: inout CatalogEntry, _ catalog: inout Catalog
  ) throws(EditRefusal) {
    if let problem = catalog.refusal(toChange: key) { throw EditRefusal(problem.message) }
    do {
      for old in former where !texts.contains(where: { $0.path == old.path }) {
        if old.path.cases.isEmpty { continue }
        try entry.set(nil, at: ["localizations", language] + old.path.members)
      }
      try catalog.set(entry, for: key)
    } catch { throw EditRefusal(error.message) }
  }
}
