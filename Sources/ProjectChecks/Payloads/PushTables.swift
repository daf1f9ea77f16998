import CatalogSync
import ProjectLoading
import ProjectModel
import ProjectSync
import PushPayloads
import StringExtraction
import TextBasics

/// The tables where devices look up the keys of push notifications.
struct PushTables {
  /// Sorted by path.
  private(set) var tables: [PushTable] = []

  /// The name of the table that contains all such keys.
  private static let name = ExtractedString.defaultTable

  /// - Parameters:
  ///   - plan: a performed plan.
  ///   - path: returns the path of a file as printed in findings.
  init(of project: Project, _ plan: SyncPlan, _ grouped: [TableCatalog], path: (FilePath) -> String) {
    let catalogs = project.found.catalogs.filter { $0.stem == Self.name && project.map.isOnlyForTests($0) != true }
    let groups = grouped.filter { $0.group.name == Self.name && !$0.group.belongsToInterface }
    let found = catalogs + groups.flatMap { $0.group.files.map(\.path) }
    let ofApps = Set(found).intersection(Self.files(ofApplicationsIn: project.map))
    func counts(_ paths: [FilePath]) -> Bool { ofApps.isEmpty || paths.contains(where: ofApps.contains) }
    let runs = Dictionary(plan.runs.map { ($0.update.path, $0.report) }) { first, _ in first }
    for member in CatalogSet(catalogs.filter { counts([$0]) }, of: project).members {
      let fates = runs[member.path].map(Self.fates) ?? [:]
      tables.append(PushTable(path: path(member.path), catalog: member.catalog, fates: fates))
    }
    for group in groups where counts(group.group.files.map(\.path)) {
      let report = group.group.files.lazy.compactMap { runs[$0.path] }.first
      tables.append(
        PushTable(
          path: path(group.group.pattern), catalog: group.catalogWithoutPlaces, fates: report.map(Self.fates) ?? [:]))
    }
  }

  /// Returns the catalogs and tables of targets that build applications.
  private static func files(ofApplicationsIn map: TargetMap) -> Set<FilePath> {
    let applications = map.targets.filter { $0.product == "application" && !$0.isTest }
    return Set(applications.flatMap { $0.catalogs + $0.tables })
  }

  /// Returns the changes of a sync to keys that are not in the code.
  private static func fates(_ report: SyncReport) -> [UTF8Key: PushTable.Fate] {
    var fates: [UTF8Key: PushTable.Fate] = [:]
    for item in report.items {
      switch item.outcome {
      case .stale, .removed, .kept(.alreadyStale): fates[UTF8Key(item.key)] = .stale
      case .kept(.unusedInTable): fates[UTF8Key(item.key)] = .unused
      default: break
      }
    }
    return fates
  }
}
