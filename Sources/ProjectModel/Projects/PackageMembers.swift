/// Finds the targets of packages by file. Targets are numbered across all packages.
///
/// A file belongs to the innermost package around it, and there to the targets of the innermost folder that has any.
struct PackageMembers: Sendable {
  /// The folders of targets, by their path, for each package's folder.
  private var packages: [FilePath: [FilePath: [TargetFolder]]] = [:]

  init(_ sources: [any ProjectSource], links: FolderLinks = FolderLinks()) {
    var first = 0
    for source in sources {
      guard let package = source.path.folder else { continue }
      var folders = packages[package] ?? [:]
      for folder in links.following(source.targetFolders) {
        folders[folder.path, default: []].append(folder.shifted(by: first))
      }
      packages[package] = folders
      first += source.buildTargets.count
    }
  }

  func targets(of file: FilePath) -> [Int] {
    if packages.isEmpty { return [] }
    var around: [FilePath] = []
    for folder in file.folders {
      around.append(folder)
      if let folders = packages[folder] { return Self.targets(of: file, in: folders, around) }
    }
    return []
  }

  /// - Parameter around: the folders around the file, up to the package's folder.
  private static func targets(
    of file: FilePath, in folders: [FilePath: [TargetFolder]], _ around: [FilePath]
  ) -> [Int] {
    for path in around {
      let found = (folders[path] ?? []).filter { $0.holds(file) }
      if !found.isEmpty { return found.map(\.target) }
    }
    return []
  }
}
