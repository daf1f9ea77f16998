import FileSystem
import ProjectModel
import StringDataFlow
import StringExtraction

/// The keys of a single catalog that no tool extracts, but that the code looks up: their entries are not changed. Xcode
/// marks them as stale in some apps (VoiceInk) and not in others (Cork, pera).
package struct KeysInUse {
  /// All paths of the catalog.
  package let catalogs: [FilePath]
  package let layout: CatalogLayout
  package let map: TargetMap
  /// The path of each source, by its printed path.
  package let places: [String: FilePath]
  package let keys: RunTimeKeys

  /// Returns those keys that are looked up, and that may be in this catalog.
  /// - Parameter going: the keys that would become stale or be removed.
  package func uses(of going: [String]) async throws(FileError) -> [KeyUse] {
    if going.isEmpty { return [] }
    return try await keys.uses(of: Set(going)).filter(mayBeOurs)
  }

  /// Returns whether the catalog contains the table, and belongs to the code that contains the text or looks it up.
  private func mayBeOurs(_ use: KeyUse) -> Bool {
    let ours = catalogs.filter { catalog in use.table.map { $0 == catalog.stem } ?? true }
    guard !ours.isEmpty, let source = places[use.site.file], map.membership(of: source) != .none else { return false }
    return [source, places[use.lookupFile]].compactMap { $0 }.contains { source in
      ours.contains { layout.candidates(of: source, table: $0.stem).contains($0) }
    }
  }
}

extension UntypedLiteral {
  /// Makes a literal of a text that is looked up at run time, so that its entry is kept.
  package init(_ use: KeyUse) { self.init(text: use.text, site: use.site) }
}
