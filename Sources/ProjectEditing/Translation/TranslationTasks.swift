import CatalogEditing
import CatalogLint
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectModel
import StringCatalog
import StringExchange
import TextBasics

extension EditScope {
  /// Returns the selected texts that need a translation.
  /// - Parameters:
  ///   - languages: the target languages; empty for all languages of each catalog.
  ///   - code: the places of keys in code.
  ///   - contexts: describes the places, or `nil` if no program needs that.
  /// - Throws: for a named key that no catalog contains.
  package func translationTasks(
    _ selection: KeySelection, languages: [String], _ code: CodeKeys, _ contexts: ProjectContexts?
  ) throws(UsageError) -> [TranslationTask] {
    var tasks: [TranslationTask] = []
    let states = selection.states
    var selection = selection
    (selection.states, selection.languages) = ([], [])
    for (path, keys) in try keys(selection) {
      guard let catalog = changed[path] else { continue }
      let wanted = Set(keys.map { UTF8Key($0) })
      let targets = languages.isEmpty ? self.languages(of: path) : languages
      for language in targets where language != catalog.sourceLanguage && !PseudoLanguage.contains(language) {
        tasks += self.tasks(
          language, catalog, path, wanted, states.isEmpty ? [.missing, .new] : states, code, contexts)
      }
    }
    return tasks
  }

  private func tasks(
    _ language: String, _ catalog: Catalog, _ path: FilePath, _ keys: Set<UTF8Key>, _ states: [KeyState],
    _ code: CodeKeys, _ contexts: ProjectContexts?
  ) -> [TranslationTask] {
    let chosen = Set(
      KeySelection(states: states, languages: [language]).keys(of: catalog, languages: [language]).map { UTF8Key($0) })
    // A translation that only lacks plural forms keeps the others.
    let lacking = states.contains(.missing) ? TranslationList(.missing, in: catalog, languages: [language]).items : []
    let wanted = chosen.union(lacking.map { UTF8Key($0.key) })
    let order = catalog.keys
    func units(_ position: Int) -> [ExchangeUnit] {
      CatalogUnits.units(
        of: order[position], catalog.entry(at: position), sourceLanguage: catalog.sourceLanguage, in: language)
    }
    return order.indices.compactMap { position in
      let key = order[position]
      guard keys.contains(UTF8Key(key)), wanted.contains(UTF8Key(key)) else { return nil }
      let entry = catalog.entry(at: position)
      guard entry.shouldTranslate, entry.extractionState != .stale else { return nil }
      let own = units(position).filter { $0.target == nil || chosen.contains(UTF8Key(key)) }
      if own.isEmpty { return nil }
      let around = [position - 2, position - 1, position + 1, position + 2].filter(order.indices.contains)
      return TranslationTask(
        path: path, printed: changed.printed(path), key: key, language: language,
        sourceLanguage: catalog.sourceLanguage, comment: entry.comment, units: own,
        places: code.places(of: key, in: path).prefix(3).map(\.printedLine),
        context: contexts.flatMap { code.context(of: key, in: path, $0) },
        neighbors: around.map { neighbor(units($0), order[$0]) })
    }
  }

  private func neighbor(_ units: [ExchangeUnit], _ key: String) -> TranslationTask.Neighbor {
    let unit = units.last
    let target = unit?.target.flatMap { $0.state == .new ? nil : $0.text.joined }
    return .init(key: key, source: unit?.source?.joined ?? key, translation: target)
  }
}
