import FileSystem
import ProjectLoading
import ProjectModel

extension PropertyListCatalogs {
  /// Returns the texts of property lists by key, by the path that the catalog of their tables would have.
  package static func textsOfTables(in project: Project) -> [FilePath: [String: String]] {
    Dictionary(
      PropertyListTables(project).groups.map { group in
        let texts = group.texts(project).strings.compactMap { string in
          string.defaultValue.map { (string.key, $0) }
        }
        return (group.catalog, Dictionary(texts) { first, _ in first })
      }
    ) { first, _ in first }
  }
}
