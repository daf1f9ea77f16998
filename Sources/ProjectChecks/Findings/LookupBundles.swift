import Audit
import ProjectLoading
import ProjectModel
import ProjectSync

/// Determines the bundles where the keys of a project's sources are looked up.
enum LookupBundles {
  /// Returns the bundle of each source: the main bundle in applications and extensions, and for sources without a
  /// target; the target's own bundle in package targets with a catalog; `nil` otherwise, as in frameworks, and in
  /// targets that extract no keys from Swift.
  static func all(in project: Project) -> [LookupBundle?] {
    project.sources.paths.map { path in
      switch project.map.membership(of: path) {
      case .targets(let targets): bundle(of: targets.map { project.map.targets[$0] })
      case .none: nil
      case .unknown: project.sources.packages.contains { path.isWithin($0) } ? nil : .main
      }
    }
  }

  /// Returns the bundle on which all targets of a source agree.
  private static func bundle(of targets: [BuildTarget]) -> LookupBundle? {
    let bundles = targets.filter { !$0.isTest }.map(bundle)
    guard let first = bundles.first, let first, bundles.allSatisfy({ $0?.kind == first.kind }) else { return nil }
    return LookupBundle(first.kind, isForOldSystems: bundles.contains { $0?.isForOldSystems ?? false })
  }

  private static func bundle(of target: BuildTarget) -> LookupBundle? {
    // Keys that are not extracted are in no catalog.
    guard target.settings.extractsSwiftTypes else { return nil }
    let isForOldSystems = !target.settings.platforms.isSubset(of: target.settings.platformsWithLookups)
    if target.origin == .package {
      return target.catalogs.isEmpty ? nil : LookupBundle(.module, isForOldSystems: isForOldSystems)
    }
    let isOfOthers = target.isLibrary || target.product?.contains("bundle") ?? false
    return isOfOthers ? nil : LookupBundle(.main, isForOldSystems: isForOldSystems)
  }
}

/// The keys of catalogs and tables in main bundles. Each table is read on demand.
struct MainBundleKeys {
  private let project: Project
  private let files: [FilePath]
  private var keys: [String: TableKeys] = [:]

  init(_ project: Project) {
    self.project = project
    files = (project.found.catalogs + project.found.tables).filter { !UnnamedBundles.isOfModules($0, project) }
  }

  mutating func contain(_ key: String, table: String) -> Bool {
    let known = keys[table] ?? TableKeys(of: files.filter { $0.stem == table }, in: project.tree)
    keys[table] = known
    return known.contain(key)
  }
}
