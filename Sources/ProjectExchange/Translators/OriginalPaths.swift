import FileSystem
import ProjectLoading
import ProjectModel

/// The names of catalogs in files for translators: their paths relative to the project's folder.
///
/// As in Xcode, a catalog `mul.lproj/Main.xcstrings` has the name of its storyboard or xib.
package struct OriginalPaths {
  /// The name of the project, or otherwise of its folder.
  package let projectName: String
  private let base: FilePath
  private let tree: any FileTree

  /// - Parameter catalogs: all catalogs to export, which the folder contains.
  package init(_ project: Project, _ catalogs: [FilePath]) {
    tree = project.tree
    let files = project.found.projects.sources.map(\.path).filter { $0.fileExtension == "xcodeproj" }
    let around = files.filter { file in
      guard let folder = file.folder else { return false }
      return catalogs.allSatisfy { $0.isWithin(folder) }
    }
    let roots = project.names.named.map { $0.project.path }
    if let file = around.max(by: { $0.components.count < $1.components.count }), let folder = file.folder {
      (projectName, base) = (file.name, folder)
    } else {
      base = FilePath.folder(around: roots + catalogs.compactMap(\.folder)) ?? project.names.current
      projectName = base.name
    }
  }

  /// Returns the file whose strings a catalog contains: a storyboard, a xib, or the catalog itself.
  package func file(of catalog: FilePath) -> FilePath {
    guard let folder = catalog.folder, folder.name == "mul.lproj", let above = folder.folder else { return catalog }
    let files = ["storyboard", "xib"].map { above.appending("Base.lproj").appending(catalog.stem + "." + $0) }
    return files.first(where: tree.exists) ?? catalog
  }

  package func original(of catalog: FilePath) -> String {
    let file = file(of: catalog)
    return (file.relative(to: base) ?? file.way(from: base)).string
  }

  /// Returns the paths that name a catalog of this project in a translated file.
  fileprivate func names(of catalog: FilePath) -> Set<String> {
    Set([original(of: catalog), catalog.relative(to: base)?.string].compactMap(\.self))
  }

  /// Returns the path of the only catalog with the same file name, or otherwise of the project's only catalog.
  package func likelyOriginal(of original: String, among catalogs: [FilePath]) -> String? {
    let name = FilePath(original).name
    let named = catalogs.filter { $0.name == name || file(of: $0).name == name }
    let likely = named.isEmpty ? catalogs : named
    return likely.count == 1 ? self.original(of: likely[0]) : nil
  }
}

/// The catalogs of a project by their names in files for translators.
struct OriginalNames {
  private var exact: [String: [FilePath]] = [:]
  /// The catalogs, each with its paths, by the last names of these paths.
  private var named: [String: [(catalog: FilePath, path: String)]] = [:]

  init(of catalogs: [FilePath], _ paths: OriginalPaths) {
    for catalog in catalogs {
      for name in paths.names(of: catalog) { exact[name, default: []].append(catalog) }
      for path in Set([paths.file(of: catalog), catalog]) {
        named[path.name, default: []].append((catalog, path.string))
      }
    }
  }

  /// Returns the catalogs that a path in a translated file may refer to: the one in this project's folder, or otherwise
  /// those whose paths end with it.
  func catalogs(of original: String) -> [FilePath] {
    if let exact = exact[original] { return exact }
    let name = original.split(separator: "/").last.map(String.init) ?? ""
    return (named[name] ?? []).filter { $0.path.hasSuffix("/" + original) }.map(\.catalog)
  }
}
