import ProjectLayout

/// Finds the files of a run: those that were asked for, and those around them that give types.
struct SourceFinder {
  let named: [NamedPath]
  /// Whether nothing around the named paths is read.
  let isIsolated: Bool
  let includesTests: Bool

  func find() -> FoundFiles {
    var found = FoundFiles()
    var seen: Set<FilePath> = []
    let roots = Set(named.compactMap(root)).sorted { $0.path < $1.path }
    for root in roots {
      let listing = FolderListing(of: root.path, isInWorkTree: root.isInWorkTree)
      found.problems += listing.problems
      for path in listing.files where seen.insert(path).inserted { add(path, below: root.path, to: &found) }
    }
    for name in named { addNamed(name, to: &found, &seen) }
    if !isIsolated {
      for root in roots { addLibraries(below: root.path, to: &found, &seen) }
    }
    found.sort()
    return found
  }

  /// A folder that is listed for a named path; none for a file that is read alone.
  private func root(of name: NamedPath) -> ListedFolder? {
    let project = Self.project(of: name)
    if !isIsolated { return project }
    return name.isFolder ? ListedFolder(path: name.physical, isInWorkTree: project.isInWorkTree) : nil
  }

  /// The work tree, package or project that a file or folder stands in.
  static func project(of name: NamedPath) -> ListedFolder {
    let above = ListedFolder.foldersAbove(name.folder)
    let isInWorkTree = above.contains { $0.marks.contains(.workTree) }
    return ListedFolder(path: ProjectRoot.choose(from: above) ?? name.folder, isInWorkTree: isInWorkTree)
  }

  /// Whether a file is one of those that were asked for.
  func isSelected(_ path: FilePath) -> Bool {
    named.contains { name in
      guard let below = path.relative(to: name.physical) else { return false }
      return includesTests || !FolderRules.isInTestTarget(below)
    }
  }

  private func add(_ path: FilePath, below root: FilePath, to found: inout FoundFiles) {
    let isSelected = isSelected(path)
    guard isSelected || isAround(path, below: root) else { return }
    switch FileKind(of: path) {
    case .swiftSource where isSelected: found.selected.append(path)
    case .swiftSource: found.context.append(path)
    case .stringCatalog: found.catalogs.append(path)
    case .objectiveC: found.objectiveC.append(path)
    case .interfaceBuilder: found.interfaceFiles.insert(path.stem)
    case nil: break
    }
  }

  /// Whether a file that was not asked for counts all the same: tests do not, unless tests were asked for.
  private func isAround(_ path: FilePath, below root: FilePath) -> Bool {
    guard !isIsolated else { return false }
    guard !includesTests, let below = path.relative(to: root) else { return true }
    return !FolderRules.isInTestTarget(below) || named.contains { isInTestTarget($0, below: root) }
  }

  private func isInTestTarget(_ name: NamedPath, below root: FilePath) -> Bool {
    let probe = name.isFolder ? name.physical.appending("file") : name.physical
    return probe.relative(to: root).map(FolderRules.isInTestTarget) ?? false
  }

  /// What is named is read even where git or our own rules leave it out.
  private func addNamed(_ name: NamedPath, to found: inout FoundFiles, _ seen: inout Set<FilePath>) {
    if !name.isFolder {
      guard seen.insert(name.physical).inserted else { return }
      if FileKind(of: name.physical) == .stringCatalog {
        found.catalogs.append(name.physical)
      } else {
        found.selected.append(name.physical)
      }
    } else if !seen.contains(where: { $0.isWithin(name.physical) }) {
      let listing = FolderListing(walking: name.physical)
      found.problems += listing.problems
      for path in listing.files where seen.insert(path).inserted { add(path, below: name.physical, to: &found) }
    }
  }

  /// The sources that package managers put beside the named paths or above them, up to the root.
  private func addLibraries(below root: FilePath, to found: inout FoundFiles, _ seen: inout Set<FilePath>) {
    let folders = Set(named.flatMap { sequence(first: $0.folder, next: \.folder).prefix { $0.isWithin(root) } })
    for folder in folders.sorted() {
      for checkouts in FolderRules.checkouts.map(folder.appending) where FileStatus.exists(checkouts.string) {
        for path in FolderListing(walking: checkouts).files where isLibrarySource(path, in: checkouts) {
          if seen.insert(path).inserted { found.libraries.append(path) }
        }
      }
    }
  }

  private func isLibrarySource(_ path: FilePath, in folder: FilePath) -> Bool {
    FileKind(of: path) == .swiftSource && path.relative(to: folder).map { !FolderRules.isInTestTarget($0) } ?? false
  }
}
