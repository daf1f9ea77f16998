import Audit
import ProjectLoading
import ProjectModel
import ProjectSync
import StringExtraction

/// Finds literals of packages and frameworks whose keys belong to the module's catalog, but whose code names no bundle.
enum UnnamedBundles {
  /// Returns those whose keys are in no catalog or table of an application. Other lookups find the application's text.
  static func all(in plan: SyncPlan, _ project: Project) -> [CatalogKnowledge.RoutedKey] {
    let bundles = LookupBundles.all(in: project)
    let paths = project.sources.paths
    let sources = Set(
      paths.indices.filter { bundles[$0]?.kind == .module || isOfFrameworks(paths[$0], project) }.map { paths[$0] })
    if sources.isEmpty { return [] }
    var outer = MainBundleKeys(project)
    return plan.runs.flatMap { run -> [CatalogKnowledge.RoutedKey] in
      if run.update.isNew || !isOfModules(run.update.path, project) { return [] }
      return run.update.strings.filter { string in
        guard string.bundle == nil, !string.isDebugOnly, let path = project.sources.places[string.site.file] else {
          return false
        }
        return sources.contains(path) && !outer.contain(string.key, table: string.table)
      }.map { ($0.site, $0.key, run.update.printed) }
    }
  }

  /// Returns the printed paths of the catalogs that only frameworks have.
  static func catalogsOfFrameworks(in plan: SyncPlan, _ project: Project) -> Set<String> {
    Set(plan.runs.map(\.update).filter { isOfFrameworks($0.path, project) }.map(\.printed))
  }

  /// Returns whether a catalog is only in bundles other than the main one.
  static func isOfModules(_ catalog: FilePath, _ project: Project) -> Bool {
    isOfPackages(catalog, project) || isOfFrameworks(catalog, project)
  }

  /// Returns whether only frameworks of projects have a source or a catalog.
  static func isOfFrameworks(_ file: FilePath, _ project: Project) -> Bool {
    let shipped = project.map.targets(of: file).map { project.map.targets[$0] }.filter { !$0.isTest }
    return !shipped.isEmpty
      && shipped.allSatisfy { $0.origin != .package && $0.product?.hasPrefix("framework") ?? false }
  }

  /// Returns whether only packages use a catalog. A playground's catalogs are in its main bundle.
  static func isOfPackages(_ catalog: FilePath, _ project: Project) -> Bool {
    guard case .targets(let targets) = project.map.membership(of: catalog) else { return false }
    return targets.map { project.map.targets[$0] }.allSatisfy { target in
      target.origin == .package && target.file.folder?.fileExtension != "swiftpm"
    }
  }
}
