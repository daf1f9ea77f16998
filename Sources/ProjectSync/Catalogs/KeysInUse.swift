import CatalogSync
import IncrementalExtraction
import ProjectModel
import StringDataFlow
import StringExtraction
import Workspace

/// The keys of one catalog that no tool extracts but the code looks up: their entries stay as they are. Xcode calls
/// them stale in some apps and leaves them in others (VoiceInk; Cork, pera).
package struct KeysInUse {
  /// All paths of the catalog.
  package let catalogs: [FilePath]
  package let layout: CatalogLayout
  package let map: TargetMap
  /// The path of each source, by the path that messages print.
  package let places: [String: FilePath]
  package let keys: RunTimeKeys

  /// Those of some keys that are looked up, and may be in this catalog.
  /// - Parameter going: the keys that would go stale or be removed.
  package func uses(of going: [String]) async throws(FileProblem) -> [KeyUse] {
    if going.isEmpty { return [] }
    return try await keys.uses(of: Set(going)).filter(mayBeOurs)
  }

  /// Whether the catalog has the table, and belongs to the code that contains the text or to the code that looks it up.
  private func mayBeOurs(_ use: KeyUse) -> Bool {
    let ours = catalogs.filter { catalog in use.table.map { $0 == catalog.stem } ?? true }
    guard !ours.isEmpty, let source = places[use.site.file], map.membership(of: source) != .none else { return false }
    return [source, places[use.lookupFile]].compactMap { $0 }.contains { source in
      ours.contains { layout.candidates(of: source, table: $0.stem).contains($0) }
    }
  }
}

extension UntypedLiteral {
  /// Makes a literal of a text that is looked up at run time: an entry of the text stays.
  package init(_ use: KeyUse) { self.init(text: use.text, site: use.site) }
}
