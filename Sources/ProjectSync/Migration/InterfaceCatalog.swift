import CatalogSync
import IncrementalExtraction
import ProjectModel
import StringCatalog
import StringExtraction
import StructuredText
import SwiftLexing
import Workspace

/// The catalog of tables that translate a storyboard or xib, completed by the texts of that as Xcode does it.
struct InterfaceCatalog {
  private(set) var catalog: Catalog
  /// What is wrong with the storyboards and xibs.
  let diagnostics: [Diagnostic]
  /// The places of the texts that the storyboards and xibs have for translators.
  let places: [(key: String, path: FilePath, location: SourceLocation)]

  /// - Parameters:
  ///   - catalog: what the tables make. It stays so where a storyboard or xib cannot be read.
  ///   - texts: the storyboards and xibs.
  ///   - marksGone: whether entries of texts that have gone are stale, as in tables; people's own, as after a migration, if not.
  /// - Throws: at an entry of the catalog that cannot be changed.
  init(_ catalog: Catalog, _ texts: [InterfaceTexts], marksGone: Bool) throws(JSONProblem) {
    self.catalog = catalog
    diagnostics = texts.flatMap(\.diagnostics)
    guard !texts.isEmpty, texts.allSatisfy(\.isRead) else {
      places = []
      return
    }
    places = texts.flatMap { file in file.strings.map { ($0.key, file.path, $0.site.location) } }
    let strings = texts.flatMap(\.strings)
    let keys = marksGone ? InterfaceKeys(texts) : nil
    try settle(Dictionary(strings.map { ($0.key, $0.defaultValue) }) { first, _ in first }) { key in
      keys.map { $0.isGone(key) ? .stale : .migrated } ?? .manual
    }
    var options = SyncOptions()
    options.staleness = .suppressed(reason: "tables keep what they have")
    self.catalog = self.catalog.synchronized(with: strings, options: options).table
  }

  /// Gives the entries that come from tables the states that Xcode gives them: what no object has belongs to people, and the
  /// text of an object is not called translated. One that a table says otherwise has no state, as if edited in the catalog (8 of
  /// 9 in Mos).
  /// - Parameters:
  ///   - values: the texts by key.
  ///   - state: that of an entry which no object has.
  private mutating func settle(
    _ values: [String: String?], orphan state: (String) -> ExtractionState
  ) throws(JSONProblem) {
    let language = catalog.sourceLanguage
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for (position, key) in catalog.keys.enumerated() {
      var entry = catalog.entry(at: position)
      guard entry.extractionState == .migrated else { continue }
      let own = entry.localization(language)?.stringUnit?.value
      if let value = values[key], let own {
        if value == own {
          try entry.setStringUnit(StringUnit(state: .new, value: own), language: language)
        } else {
          try entry.setExtractionState(nil)
        }
      } else if values[key] == nil {
        try entry.setExtractionState(state(key))
      }
      changes.append((key, entry))
    }
    try catalog.apply(changes)
  }
}

extension TableGroup {
  /// The storyboards and xibs that the tables translate.
  /// - Parameter known: those that were read before.
  func interfaces(of project: Project, known: [FilePath: InterfaceTexts] = [:]) -> [InterfaceTexts] {
    let paths = isOfInterface ? project.interfaceLayout.interfaces(of: catalog) : []
    return paths.map { known[$0] ?? InterfaceTexts($0, of: project) }
  }
}
