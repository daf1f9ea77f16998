import ProjectLoading
import ProjectModel
import ProjectSync

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
