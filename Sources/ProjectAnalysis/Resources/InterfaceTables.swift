import ProjectLoading
import ProjectModel

/// The `.strings` tables of storyboards and xibs that have no catalog in `mul.lproj`: `de.lproj/Main.strings` next to
/// `Base.lproj/Main.storyboard`.
struct InterfaceTables {
  struct Table {
    /// The storyboards and xibs that it translates.
    let interfaces: [FilePath]
    /// Whether it has the language of the storyboards and xibs.
    let isOfSources: Bool
  }

  private var tables: [FilePath: Table] = [:]

  var paths: Set<FilePath> { Set(tables.keys) }

  subscript(path: FilePath) -> Table? { tables[path] }

  init(_ project: Project, _ layout: InterfaceLayout) {
    // A sandboxed phase may not read tables that it does not declare.
    if project.declared != nil || layout.catalogs.isEmpty { return }
    let catalogs = Set(project.found.catalogs)
    for group in TableSearch(of: project.found).groups where !catalogs.contains(group.catalog) {
      let interfaces = group.belongsToInterface ? layout.interfaces(of: group.catalog) : []
      if interfaces.isEmpty { continue }
      let language = group.language(project.developmentLanguages)
      for file in group.files where !file.isStringsDict {
        let isOfSources = file.language(source: language) == language
        tables[file.path] = Table(interfaces: interfaces, isOfSources: isOfSources)
      }
    }
  }
}
