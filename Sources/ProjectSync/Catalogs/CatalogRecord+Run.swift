import CatalogSync
import IncrementalExtraction

extension CatalogRecord {
  /// - Returns: `nil` for a catalog that is out of date, or up to date only because of texts that a record does not
  ///   contain.
  package init?(_ run: any SyncedTable, name: String, blob: String) {
    guard !run.isChanged, !run.keepsByText, !run.update.isNew, !run.diagnostics.hasErrors else { return nil }
    self.init(
      name: name, blob: blob, isPartial: run.update.suppression?.isPartial ?? false,
      diagnostics: run.diagnostics,
      beginnings: run.report.items.filter(\.sites.isEmpty).map { PossibleKeys.digest(ofBeginning: $0.key) })
  }
}
