import ProjectModel

/// The staged files, files that git ignores, such as a generated project, and files outside of the work tree. Untracked
/// files are not included.
package struct StagedTree: FileTree {
  package let staged: StagedFiles
  private let disk: DiskTree

  package init(_ staged: StagedFiles) { (self.staged, disk) = (staged, DiskTree(formats: staged.formats)) }

  package func contents(of path: FilePath) throws(FileError) -> FileContents {
    guard let entry = staged.entries[path] else {
      return try staged.facts.noting { () throws(FileError) in try disk.contents(of: path) }
    }
    if let contents = staged.contents(of: path) {
      // For other files, git's filter is reported.
      return FileKind(of: path)?.isCompiled ?? false ? try contents.demandContents(path) : contents
    }
    staged.facts.giveUp()
    guard entry.kind == .link, let target = try? FilePath(resolving: path.string), !staged.governs(target) else {
      throw FileError(path.string, "the staged link is broken")
    }
    return try disk.contents(of: target)
  }

  package func physical(_ path: FilePath) throws(FileError) -> FilePath {
    if let target = staged.resolved(path) { return target }
    return try disk.physical(path)
  }

  package func status(of path: FilePath) throws(FileError) -> FileStatus? {
    if staged.entries[path] != nil {
      if let status = staged.status(of: path) { return status }
      return try contents(of: path).status
    }
    if staged.folders.contains(path) { return FileStatus(staged: 0, kind: .folder) }
    let status = try staged.facts.noting { () throws(FileError) in try disk.status(of: path) }
    guard status != nil, staged.governs(path) else { return status }
    return try staged.ignored([path]).isEmpty ? nil : status
  }

  /// The staged files do not include files such as images. A folder that only contains these is found on disk.
  package func hasFolder(_ path: FilePath) -> Bool {
    staged.folders.contains(path) || staged.facts.noting { disk.hasFolder(path) }
  }

  package func names(in folder: FilePath, endingIn suffix: String) throws(FileError) -> [String] {
    let onDisk = try staged.facts.noting { () throws(FileError) in try disk.names(in: folder, endingIn: suffix) }
    guard staged.governs(folder) else { return onDisk }
    let files = staged.entries.keys.filter { $0.folder == folder }.map(\.name)
    let folders = staged.folders.filter { $0.folder == folder }.map(\.name)
    let known = Set((files + folders).filter { $0.hasSuffix(suffix) })
    let ignored = try staged.ignored(onDisk.filter { !known.contains($0) }.map(folder.appending))
    return known.union(ignored.map(\.name)).sorted()
  }

  package func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing {
    guard staged.governs(root.path) else { return disk.listing(of: root, whenSourceIsSeen: whenSourceIsSeen) }
    return listing(staged: root.path)
  }

  package func listing(walking folder: FilePath, also name: String?) -> FolderListing {
    var listing = staged.facts.noting { disk.listing(walking: folder, also: name) }
    guard staged.governs(folder) else { return listing }
    let others = listing.files.filter { staged.governs($0) && staged.entries[$0] == nil }
    do throws(FileError) {
      let untracked = Set(others).subtracting(try staged.ignored(others))
      listing.keep { !untracked.contains($0) }
    } catch { listing.add(error) }
    listing.add(self.listing(staged: folder, also: name).files)
    return listing
  }

  /// Returns the staged files below a folder, and the checked-out files of its submodules.
  private func listing(staged folder: FilePath, also name: String? = nil) -> FolderListing {
    let files = staged.paths.filter { path in
      path.isWithin(folder)
        && (FileKind(of: path) != nil || staged.formats.matches(path) || ObjectModelFiles.contains(path)
          || name != nil && path.name == name)
    }
    let submodules = staged.submodules.filter { $0.isWithin(folder) }
    if !submodules.isEmpty { staged.facts.giveUp() }
    return FolderListing(
      files: files, links: files.filter { staged.entries[$0]?.kind == .link },
      folderLinks: staged.folderLinks(below: folder), submodules: submodules, formats: staged.formats)
  }

  package func filter(of path: FilePath) -> String? { staged.filter(of: path) }

  package func variable(_ name: String) -> String? { staged.facts.noting { disk.variable(name) } }

  package func forgetAnswer() { staged.facts.giveUp() }
}
