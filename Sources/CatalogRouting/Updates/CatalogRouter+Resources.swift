import ProjectLayout

// Catalogs and tables of other files than code.
extension CatalogRouter {
  /// The updates of catalogs and tables of other files than code that may be made.
  package mutating func admitted(resources updates: [CatalogUpdate]) -> [CatalogUpdate] {
    admitted(updates).map(keptByCode)
  }

  /// The update of a table of property lists, whose keys any text of the code keeps that equals them, as with other
  /// tables: code may look them up, `NSLocalizedString("k", tableName: "InfoPlist", …)`.
  private func keptByCode(_ update: CatalogUpdate) -> CatalogUpdate {
    guard update.path.isStringsTable, CatalogRules.isMadeFromMetadata(update.path.stem) else { return update }
    var update = update
    update.kept = PlatformLiterals(inCodeOf: project, for: update.path)
    return update
  }
}
