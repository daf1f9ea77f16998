/// Finds the targets of a file without searching each source. Targets are numbered across all sources.
public final class ProjectMembers: Sendable {
  private let listed: [FilePath: [Int]]
  private let folders: [FilePath: [TargetFolder]]
  /// The folder that contains all folders of targets: files elsewhere need no lookup.
  private let top: FilePath?
  /// The packages inside folders of targets, which own their files.
  private let packages: Set<FilePath>

  /// - Parameters:
  ///   - packages: the folders of packages.
  ///   - links: the links to folders, which belong to the targets around them.
  public init(_ sources: [any ProjectSource], packages: Set<FilePath> = [], links: FolderLinks = FolderLinks()) {
    var (listed, folders, first) = ([FilePath: [Int]](), [FilePath: [TargetFolder]](), 0)
    for source in sources {
      for (file, targets) in source.listedFiles { listed[file, default: []] += targets.map { first + $0 } }
      for folder in links.following(source.targetFolders) {
        folders[folder.path, default: []].append(folder.shifted(by: first))
      }
      first += source.buildTargets.count
    }
    (self.listed, self.folders, self.packages) = (listed, folders, packages)
    top = FilePath.folder(around: folders.keys)
  }

  /// Returns the targets of a file, sorted and without duplicates.
  public func targets(of file: FilePath) -> [Int] {
    let listed = listed[file] ?? []
    guard let top, file.isWithin(top) else { return listed.count < 2 ? listed : Set(listed).sorted() }
    var found = Set(listed)
    for path in file.folders {
      guard path.isWithin(top) else { break }
      let here = folders[path]
      if here == nil, packages.contains(path) { break }
      for folder in here ?? [] where folder.holds(file) { found.insert(folder.target) }
    }
    return found.sorted()
  }
}
