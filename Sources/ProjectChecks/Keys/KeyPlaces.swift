import ProjectAnalysis
import ProjectModel
import ProjectSync
import StringExtraction
import TextBasics

/// The code positions that look up keys, by catalog and key, each once and in order.
package struct KeyPlaces: Sendable {
  package typealias Sites = [UTF8Key: [LiteralSite]]

  private var ofCatalogs: [FilePath: Sites] = [:]
  /// The positions for tables without a catalog, by table, because packages look up their keys in the app's tables.
  private let unrouted: [String: Sites]
  /// The positions that look up a key of some catalog.
  private let routed: Set<SourcePlace>

  /// Collects the positions in the sources of the report and around them, and the uses of keys that are kept because of
  /// them.
  ///
  /// - Parameter symbols: the uses of generated symbols.
  package init(_ analysis: Analysis, _ runs: [any SyncedTable], symbols: SymbolUses = SymbolUses()) {
    let uses = Dictionary(runs.map { ($0.update.path, $0.uses) }, uniquingKeysWith: +)
    let named = Dictionary(grouping: symbols.uses.filter(\.isCertain), by: \.catalog)
    for update in analysis.updates {
      let used =
        (uses[update.path] ?? []).map { (key: $0.text, site: $0.site) }
        + (named[update.path] ?? []).map { (key: $0.key, site: $0.site) }
      ofCatalogs[update.path] = Self.sites(Self.named(update.strings + update.others) + used)
    }
    unrouted = Self.byTable(analysis.unrouted)
    routed = Set(ofCatalogs.values.flatMap { $0.values.flatMap { $0.map { SourcePlace($0) } } })
  }

  /// Returns whether a position looks up a key of a known catalog.
  package func isRouted(_ site: LiteralSite) -> Bool { routed.contains(SourcePlace(site)) }

  package func sites(of key: String, in catalog: FilePath) -> [LiteralSite] {
    let key = UTF8Key(key)
    return ofCatalogs[catalog]?[key] ?? unrouted[catalog.stem]?[key] ?? []
  }

  package func sites(in catalog: FilePath) -> Sites {
    (ofCatalogs[catalog] ?? [:]).merging(unrouted[catalog.stem] ?? [:]) { own, _ in own }
  }

  /// Returns the positions of strings by table name.
  package static func byTable(_ strings: [ExtractedString]) -> [String: Sites] {
    Dictionary(grouping: strings, by: \.table).mapValues { sites(named($0)) }
  }

  private static func named(_ strings: [ExtractedString]) -> [(key: String, site: LiteralSite)] {
    strings.map { ($0.key, $0.site) }
  }

  private static func sites(_ found: [(key: String, site: LiteralSite)]) -> Sites {
    Dictionary(grouping: found) { UTF8Key($0.key) }.mapValues { found in
      var seen: Set<SourcePlace> = []
      return found.map(\.site).sorted().filter { seen.insert(SourcePlace($0)).inserted }
    }
  }
}
