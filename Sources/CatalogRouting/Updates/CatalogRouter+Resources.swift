import ProjectLayout

// Catalogs and tables of other files than code.
extension CatalogRouter {
  /// The updates of catalogs and tables of other files than code that may be made.
  package mutating func admitted(resources updates: [CatalogUpdate]) -> [CatalogUpdate] {
    admitted(updates).map(keptByCode).map(withCode)
  }

  /// Whether a catalog that was found is made of more than code.
  func isOfResources(_ catalog: FilePath) -> Bool {
    project.catalogs.all.contains(catalog) && !project.catalogs.fromCode.contains(catalog)
  }

  /// The update of a catalog with the strings of code that looks them up in it too: `NSLocalizedString("k", tableName: "Main", …)`.
  private func withCode(_ update: CatalogUpdate) -> CatalogUpdate {
    var update = update
    update.strings += resolver.aliases(of: update.path).flatMap { codeOfResources[$0] ?? [] }
    return update
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
