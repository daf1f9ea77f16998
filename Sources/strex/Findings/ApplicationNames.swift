import Foundation
import ProjectLayout
import Workspace

/// What the applications of a project are called.
enum ApplicationNames {
  private static let members = ["CFBundleDisplayName", "CFBundleName"]

  /// The names of the projects' targets that build applications, those of their products, and those that users see.
  static func all(in project: Project) -> Set<String> {
    var names: Set<String> = []
    let bounds = project.finder.bounds
    for source in project.found.projects.sources {
      names.formUnion(source.applicationNames)
      for path in source.applicationPropertyLists where bounds.problem(path) == nil {
        names.formUnion(bundleNames(path, project.tree))
      }
    }
    // What is put together from other settings is known by those.
    return names.filter { !$0.contains("$") }
  }

  private static func bundleNames(_ path: FilePath, _ tree: any FileTree) -> [String] {
    guard let contents = try? tree.contents(of: path), contents.bytes.count < 1 << 20,
      let list = try? PropertyListSerialization.propertyList(from: Data(contents.bytes), format: nil) as? [String: Any]
    else { return [] }
    return members.compactMap { list[$0] as? String }
  }
}
