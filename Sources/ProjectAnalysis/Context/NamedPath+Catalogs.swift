import FileSystem
import ProjectModel

extension NamedPath {
  /// - Throws: for a catalog that is not made from code, because a sync would remove all its entries.
  package func demandFromCode(interfaceFiles: Set<String>) throws(FileError) {
    let reason = CatalogRules.reasonToLeaveAlone(physical, interfaceFiles: interfaceFiles)
    if let reason { throw FileError(given.string, "the catalog \(reason), so a sync cannot update it from code") }
  }
}
