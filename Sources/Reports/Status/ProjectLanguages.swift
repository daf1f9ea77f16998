import CatalogLint
import ProjectLayout
import StringCatalog
import Workspace

/// The languages that catalogs should have: those of the other catalogs of their targets, and those that their project
/// declares. Catalogs in no known target are grouped by folder.
package struct ProjectLanguages: Sendable {
  private let map: TargetMap
  private var ofTargets: [Int: Set<String>] = [:]
  private var ofFolders: [FilePath?: Set<String>] = [:]

  /// - Parameter catalogs: all catalogs around, whether requested or not.
  package init(_ project: Project, _ catalogs: [CatalogSet.Member]) {
    map = project.map
    for (index, target) in map.targets.enumerated() {
      ofTargets[index] = Self.regions(of: target, project.found.projects.sources)
    }
    for member in catalogs {
      let languages = Set(CatalogStatus(member.catalog).languages.map(\.language))
      let targets = targets(of: member.path)
      for target in targets { ofTargets[target]?.formUnion(languages) }
      if targets.isEmpty { ofFolders[member.path.folder, default: []].formUnion(languages) }
    }
  }

  /// Those of all catalogs and targets.
  package var all: Set<String> { Set(ofTargets.values.joined()).union(ofFolders.values.joined()) }

  package func languages(of catalog: FilePath) -> Set<String> {
    let targets = targets(of: catalog)
    if targets.isEmpty { return ofFolders[catalog.folder] ?? [] }
    return targets.reduce(into: []) { $0.formUnion(ofTargets[$1] ?? []) }
  }

  private func targets(of catalog: FilePath) -> [Int] {
    guard case .targets(let targets) = map.membership(of: catalog) else { return [] }
    return targets
  }

  /// The known regions of a target's project, and those of the projects that include a target's package.
  private static func regions(of target: BuildTarget, _ projects: [any ProjectSource]) -> Set<String> {
    let around = projects.filter { project in
      switch target.origin {
      case .project: project.path == target.file
      case .package: target.file.folder.map(project.packages.contains) ?? false
      case .configuration: false
      }
    }
    return Set(around.flatMap(\.knownRegions))
  }
}
