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

  /// Returns the targets of a file and their folder, unless this is the package's folder.
  func match(_ file: FilePath) -> (targets: [Int], folder: FilePath?) {
    if packages.isEmpty { return ([], nil) }
    var around: [FilePath] = []
    for folder in file.folders {
      around.append(folder)
      if let folders = packages[folder] { return Self.match(file, in: folders, around) }
    }
    return ([], nil)
  }

  /// - Parameter around: the folders around the file, up to the package's folder.
  private static func match(
    _ file: FilePath, in folders: [FilePath: [TargetFolder]], _ around: [FilePath]
  ) -> (targets: [Int], folder: FilePath?) {
    for path in around {
      let found = (folders[path] ?? []).filter { $0.holds(file) }
      if !found.isEmpty { return (found.map(\.target), path == around.last ? nil : path) }
    }
    return ([], nil)
  }
}
