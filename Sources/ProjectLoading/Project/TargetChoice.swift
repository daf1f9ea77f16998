import FileSystem
import ProjectModel

/// The targets named by `--target`.
package final class TargetChoice: Sendable {
  private let map: TargetMap
  private let chosen: Set<Int>

  /// - Parameter names: the names on the command line. The result is `nil` if there are none.
  /// - Throws: for an unknown target name.
  package init?(_ names: [String], among map: TargetMap) throws(UsageError) {
    if names.isEmpty { return nil }
    let known = map.targets.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw .unknown("target", unknown, known: known)
    }
    self.map = map
    chosen = Set(map.targets.indices.filter { names.contains(map.targets[$0].name) })
  }

  /// Returns whether a source or catalog belongs to one of the targets.
  package func contains(_ file: FilePath) -> Bool { map.targets(of: file).contains(where: chosen.contains) }

  package func contains(target index: Int) -> Bool { chosen.contains(index) }
}
