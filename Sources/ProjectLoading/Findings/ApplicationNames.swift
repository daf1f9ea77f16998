import FileSystem
import ProjectModel

/// Finds the names of a project's applications.
package enum ApplicationNames {
  private static let members = ["CFBundleDisplayName", "CFBundleName"]

  /// Returns the names of application targets, of their products, and the names that users see.
  package static func all(in project: Project) -> Set<String> {
    var names: Set<String> = []
    let bounds = project.finder.bounds
    for source in project.found.projects.sources + project.sources.packageSources {
      names.formUnion(source.applicationNames)
      for path in source.applicationPropertyLists where bounds.problem(path) == nil {
        names.formUnion(bundleNames(path, project.tree))
      }
    }
    // A name with build settings in it is composed of names that are already in the set.
    return names.filter { !$0.contains("$") }
  }

  private static func bundleNames(_ path: FilePath, _ tree: any FileTree) -> [String] {
    guard let contents = try? tree.contents(of: path), contents.bytes.count < 1 << 20,
      let list = (try? PropertyListValue(contents.bytes))?.dictionary
    else { return [] }
    return members.compactMap { list[$0]?.string }
  }
}
