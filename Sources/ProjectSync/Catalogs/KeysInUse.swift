import Audit
import CatalogSync
import IncrementalExtraction
import ProjectLayout
import StringExtraction
import Workspace

/// The keys of one catalog that no tool extracts and that the code looks up all the same: their entries stay as they are.
/// Xcode calls them stale in some apps and leaves them in others (VoiceInk; Cork, pera).
package struct KeysInUse {
  /// The catalog, under all its paths.
  package let catalogs: [FilePath]
  package let layout: CatalogLayout
  package let map: TargetMap
  /// Where each source is, by the path that messages print.
  package let places: [String: FilePath]
  package let keys: RunTimeKeys

  /// Those of some keys that are looked up, and may be in this catalog.
  /// - Parameter going: what would go stale or away.
  package func uses(of going: [String]) async throws(FileProblem) -> [KeyUse] {
    if going.isEmpty { return [] }
    return try await keys.uses(of: Set(going)).filter(mayBeOurs)
  }

  /// Whether the catalog has the table, and belongs to the code that has the text or to that which looks it up.
  private func mayBeOurs(_ use: KeyUse) -> Bool {
    let ours = catalogs.filter { catalog in use.table.map { $0 == catalog.stem } ?? true }
    guard !ours.isEmpty, let source = places[use.site.file], map.membership(of: source) != .none else { return false }
    return [source, places[use.lookupFile]].compactMap { $0 }.contains { source in
      ours.contains { layout.candidates(of: source, table: $0.stem).contains($0) }
    }
  }
}

extension UntypedLiteral {
  /// A literal that is looked up when the app runs: an entry of its text stays.
  package init(_ use: KeyUse) { self.init(text: use.text, site: use.site) }
}
