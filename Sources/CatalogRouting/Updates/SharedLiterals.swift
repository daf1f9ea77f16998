import CatalogSync
import ProjectModel
import StringExtraction

/// Literals that may belong to several catalogs, collected once for all of them. Each catalog leaves out those that it
/// takes itself.
package struct SharedLiterals {
  private var literals: [UntypedLiteral] = []
  /// The group number of each literal.
  private var groups: [Int] = []
  private var groupCount = 0
  private var groupsTaken: [FilePath: [Int]] = [:]

  /// - Parameter catalogs: the catalogs that certainly take the literals.
  package mutating func add(_ more: [UntypedLiteral], takenBy catalogs: [FilePath]) {
    literals += more
    groups += repeatElement(groupCount, count: more.count)
    for catalog in catalogs { groupsTaken[catalog, default: []].append(groupCount) }
    groupCount += 1
  }

  package var possibleKeys: PossibleKeys { PossibleKeys(literals, .uncertainCatalog, groups: groups) }

  /// Returns the groups that a catalog takes, under any of its paths.
  package func groups(takenBy aliases: [FilePath]) -> Set<Int> { Set(aliases.flatMap { groupsTaken[$0] ?? [] }) }
}
