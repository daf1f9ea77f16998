import CatalogLint
import ProjectLoading
import ProjectModel

/// The languages that catalogs should have: the languages that `.strex.json` lists, or else the languages that any
/// catalog of the same project and its packages has, and those that the project declares.
package struct ProjectLanguages: Sendable {
  private let graph: ProjectGraph
  private var ofGroups: [Int: Set<String>] = [:]
  /// The languages in the configuration, or `nil` if it lists none.
  private let configured: Set<String>?

  /// - Parameter catalogs: all catalogs around, whether requested or not.
  package init(_ project: Project, _ catalogs: [CatalogSet.Member]) {
    graph = ProjectGraph(project)
    let names = project.configuration.languages
    configured = names.isEmpty ? nil : Set(names.map(RegionName.language))
    for member in catalogs {
      let languages = CatalogStatus.languages(of: member.catalog)
      for group in graph.groups(of: member.path) { ofGroups[group, default: []].formUnion(languages) }
    }
    let limited = Set(project.map.targets.filter(\.settings.buildsOnlyKnownLanguages).map(\.file))
    for group in ofGroups.keys {
      let sources = graph.sources(of: group)
      let regions = Set(sources.flatMap(\.knownRegions).map(RegionName.language))
      let isLimited = sources.contains { limited.contains($0.path) && !$0.knownRegions.isEmpty }
      ofGroups[group] = isLimited ? regions : (ofGroups[group] ?? []).union(regions)
    }
  }

  /// The languages for all catalogs together.
  package var all: Set<String> { configured ?? Set(ofGroups.values.joined()) }

  package func languages(of catalog: FilePath) -> Set<String> {
    configured ?? graph.groups(of: catalog).reduce(into: []) { $0.formUnion(ofGroups[$1] ?? []) }
  }
}
