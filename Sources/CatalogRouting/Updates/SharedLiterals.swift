import CatalogSync
import ProjectLayout
import StringExtraction

/// Literals that any of some catalogs may have, put together once for all of them: each leaves out those that it takes.
package struct SharedLiterals {
  private var literals: [UntypedLiteral] = []
  /// For each literal, which group it came with.
  private var groups: [Int] = []
  private var groupCount = 0
  private var groupsTaken: [FilePath: [Int]] = [:]

  /// - Parameter catalogs: those that take the literals for sure.
  package mutating func add(_ more: [UntypedLiteral], takenBy catalogs: [FilePath]) {
    literals += more
    groups += repeatElement(groupCount, count: more.count)
    for catalog in catalogs { groupsTaken[catalog, default: []].append(groupCount) }
    groupCount += 1
  }

  package var possibleKeys: PossibleKeys { PossibleKeys(literals, groups: groups) }

  /// The groups that a catalog takes, under any of its paths.
  package func groups(takenBy aliases: [FilePath]) -> Set<Int> { Set(aliases.flatMap { groupsTaken[$0] ?? [] }) }
}
