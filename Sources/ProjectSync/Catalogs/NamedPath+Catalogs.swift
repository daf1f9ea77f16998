import ProjectLayout
import Workspace

extension NamedPath {
  /// - Throws: for a catalog that is not made from code: a sync would take everything from it.
  package func demandFromCode(interfaceFiles: Set<String>) throws(FileProblem) {
    let reason = CatalogRules.reasonToLeaveAlone(physical, interfaceFiles: interfaceFiles)
    if let reason { throw FileProblem(given.string, "it \(reason), not from code") }
  }
}
