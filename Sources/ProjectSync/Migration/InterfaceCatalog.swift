import CatalogSync
import Diagnostics
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExtraction
import StructuredText
import SwiftLexing

/// The catalog of tables that translate a storyboard or xib. As in Xcode, it also gets the texts of that file.
struct InterfaceCatalog {
  private(set) var catalog: Catalog
  /// Problems of the storyboards and xibs.
  let diagnostics: [Diagnostic]
  /// The positions of the translatable texts in the storyboards and xibs.
  let places: [(key: String, path: FilePath, location: SourceLocation)]

  /// - Parameters:
  ///   - catalog: the catalog of the tables. It is used unchanged if a storyboard or xib cannot be read.
  ///   - texts: the storyboards and xibs.
  ///   - marksRemoved: whether entries of removed texts are marked as stale, as in tables, or as manual, as after a
  ///     migration.
  /// - Throws: at an entry of the catalog that cannot be changed.
  init(_ catalog: Catalog, _ texts: [InterfaceTexts], marksRemoved: Bool) throws(ParseError) {
    self.catalog = catalog
    diagnostics = texts.flatMap(\.diagnostics)
    guard !texts.isEmpty, texts.allSatisfy(\.isRead) else {
      places = []
      return
    }
    places = texts.flatMap { file in file.strings.map { ($0.key, file.path, $0.site.location) } }
    let strings = texts.flatMap(\.strings)
    let keys = marksRemoved ? InterfaceKeys(texts) : nil
    try settle(Dictionary(strings.map { ($0.key, $0.defaultValue) }) { first, _ in first }) { key in
      keys.map { $0.isGone(key) ? .stale : .migrated } ?? .manual
    }
    var options = SyncOptions()
    options.staleness = .suppressed(reason: "tables keep their keys")
    self.catalog = self.catalog.synchronized(with: strings, options: options).table
  }

  /// Sets the states that Xcode gives to entries from tables. Entries without an object are manual, and the text of an
  /// object is not marked as translated. If a table has another text, the entry has no state, as if it was edited in
  /// the catalog (8 of 9 in Mos).
  /// - Parameters:
  ///   - values: the texts by key.
  ///   - state: the state of an entry without an object.
  private mutating func settle(
    _ values: [String: String?], orphan state: (String) -> ExtractionState
  ) throws(ParseError) {
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
  /// Returns the storyboards and xibs that the tables translate.
  /// - Parameter known: those that were read before.
  func interfaces(of project: Project, known: [FilePath: InterfaceTexts] = [:]) -> [InterfaceTexts] {
    let paths = belongsToInterface ? project.interfaceLayout.interfaces(of: catalog) : []
    return paths.map { known[$0] ?? InterfaceTexts($0, of: project) }
  }
}
