import ProjectLayout

/// Finds the Xcode projects among the files of a run, and the files that they alone know of.
struct ProjectSearch {
  /// The listed files, each with the folder that it was listed from.
  let listed: [(path: FilePath, root: FilePath)]
  let seen: Set<FilePath>
  let roots: [ListedFolder]
  /// Whether the listed files are the only ones that may be looked at.
  var isDeclared = false
  var tree = FileTree.disk

  /// The `project.pbxproj` files: those that were listed, and ignored ones that a generator has made from its own files.
  var projectFiles: [FilePath] {
    let paths = listed.map(\.path)
    let found = paths.filter { FileKind(of: $0) == .xcodeProject }
    if isDeclared { return found }
    let generated = Set(roots.filter(\.isInWorkTree).map(\.path) + paths.filter(Self.isGenerator).compactMap(\.folder))
    return found + generated.sorted().flatMap(projects)
  }

  /// The folders that seem to hold a package's manifest.
  var packages: Set<FilePath> {
    Set(listed.filter { $0.path.name == "Package.swift" }.compactMap(\.path.folder))
  }

  private static func isGenerator(_ path: FilePath) -> Bool { path.name == "Project.swift" }

  /// The projects that stand in a folder itself.
  private func projects(in folder: FilePath) -> [FilePath] {
    let names = tree.names(in: folder, endingIn: ".xcodeproj")
    return names.map { folder.appending($0).appending("project.pbxproj") }.filter(tree.exists)
  }

  /// The listed files that are meant by paths which lead nowhere, since the Mac's file system overlooks cases.
  func spellings(of missing: [FilePath]) -> [FilePath: FilePath] {
    if missing.isEmpty { return [:] }
    let known = Dictionary(listed.map { ($0.path.string.lowercased(), $0.path) }) { first, _ in first }
    return Dictionary(missing.compactMap { path in known[path.string.lowercased()].map { (path, $0) } }) { $1 }
  }

  /// Files of the projects that git ignores, each with a root, and those that are not there at all.
  func furtherFiles(
    of projects: XcodeProjects
  ) -> (found: [(path: FilePath, root: FilePath)], missing: [FilePath]) {
    var found: [(path: FilePath, root: FilePath)] = []
    var missing: [FilePath] = []
    var known = seen
    for file in projects.listedFiles.sorted() where known.insert(file).inserted {
      guard let root = roots.first(where: { file.isWithin($0.path) }) else { continue }
      if !isDeclared, tree.exists(file) { found.append((file, root.path)) } else { missing.append(file) }
    }
    for folder in isDeclared ? [] : projects.synchronizedFolders.sorted() {
      guard let root = roots.first(where: { $0.isInWorkTree && folder.isWithin($0.path) }) else { continue }
      guard tree.exists(folder) else { continue }
      for file in tree.listing(walking: folder).files where known.insert(file).inserted {
        found.append((file, root.path))
      }
    }
    return (found, missing)
  }
}
