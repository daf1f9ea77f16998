import Foundation
import ProjectLayout
import Workspace

/// What the applications of a project are called.
enum ApplicationNames {
  private static let settings = ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName"]
  private static let members = ["CFBundleDisplayName", "CFBundleName"]

  /// The names of the Xcode projects' targets that build applications, those of their products, and those that users see.
  static func all(in project: Project) -> Set<String> {
    var names: Set<String> = []
    for project in project.found.projects.projects {
      for target in project.targets where target.productType?.hasSuffix("product-type.application") == true {
        names.insert(target.name)
        for configuration in target.configurations {
          names.formUnion(settings.compactMap { configuration.settings[$0] })
        }
      }
    }
    let bounds = project.finder.bounds
    for (path, tree) in propertyLists(project) where bounds.problem(path) == nil {
      names.formUnion(bundleNames(path, tree))
    }
    // What is put together from other settings is known by those.
    return names.filter { !$0.contains("$") }
  }

  private static func propertyLists(_ project: Project) -> [(FilePath, any FileTree)] {
    project.found.projects.projects.flatMap { file in
      let folder = file.path.folder ?? file.path
      return file.targets.filter { $0.productType?.hasSuffix("product-type.application") == true }.flatMap { target in
        Set(target.configurations.compactMap { $0.settings["INFOPLIST_FILE"] }).filter { !$0.contains("$") }.map {
          (folder.appending($0).resolvingParents, project.tree)
        }
      }
    }
  }

  private static func bundleNames(_ path: FilePath, _ tree: any FileTree) -> [String] {
    guard let contents = try? tree.contents(of: path), contents.bytes.count < 1 << 20,
      let list = try? PropertyListSerialization.propertyList(from: Data(contents.bytes), format: nil) as? [String: Any]
    else { return [] }
    return members.compactMap { list[$0] as? String }
  }
}
