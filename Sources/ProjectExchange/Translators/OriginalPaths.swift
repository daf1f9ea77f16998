import ProjectModel
import Workspace

/// What catalogs are called in files for translators: their paths from the folder of the project.
///
/// A catalog `mul.lproj/Main.xcstrings` goes by the name of its storyboard or xib, as Xcode has it.
package struct OriginalPaths {
  /// The name of the project, that of its folder where there is none.
  package let projectName: String
  private let base: FilePath
  private let tree: any FileTree

  /// - Parameter catalogs: all that are exported: one folder is around them.
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

  /// The file that a catalog has the texts of: a storyboard, a xib, or the catalog itself.
  package func file(of catalog: FilePath) -> FilePath {
    guard let folder = catalog.folder, folder.name == "mul.lproj", let above = folder.folder else { return catalog }
    let files = ["storyboard", "xib"].map { above.appending("Base.lproj").appending(catalog.stem + "." + $0) }
    return files.first(where: tree.exists) ?? catalog
  }

  package func original(of catalog: FilePath) -> String {
    let file = file(of: catalog)
    return (file.relative(to: base) ?? file.way(from: base)).string
  }

  /// The catalogs that a path of a file from translators may mean: the one in this project's folder, else those that end so.
  package func catalogs(of original: String, among catalogs: [FilePath]) -> [FilePath] {
    let exact = catalogs.filter { self.original(of: $0) == original || $0.relative(to: base)?.string == original }
    if !exact.isEmpty { return exact }
    return catalogs.filter { catalog in
      [file(of: catalog), catalog].contains { $0.string.hasSuffix("/" + original) }
    }
  }

  /// The only catalog that has the file name of a path, or else the only catalog of the project, by its own path.
  package func likelyOriginal(of original: String, among catalogs: [FilePath]) -> String? {
    let name = FilePath(original).name
    let named = catalogs.filter { $0.name == name || file(of: $0).name == name }
    let likely = named.isEmpty ? catalogs : named
    return likely.count == 1 ? self.original(of: likely[0]) : nil
  }
}
