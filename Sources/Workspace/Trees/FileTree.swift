import ProjectLayout

/// Where files are looked for and read: on disk, or among what is staged for the next commit.
///
/// With what is staged go the files that git ignores, a project that is generated say, and those outside of the work
/// tree. Untracked files are none.
package enum FileTree: Sendable {
  case disk
  case staged(StagedFiles)

  package func contents(of path: FilePath) throws(FileProblem) -> FileContents {
    guard case .staged(let staged) = self else { return try FileContents(of: path.string) }
    guard let entry = staged.entries[path] else {
      staged.facts.addFile(path)
      return try FileContents(of: path.string)
    }
    if let contents = staged.contents(of: path) { return contents }
    staged.facts.giveUp()
    guard entry.kind == .link, let target = try? NamedPath.resolve(path.string), !staged.governs(target) else {
      throw FileProblem(path.string, "what is staged under this name leads nowhere")
    }
    return try FileContents(of: target.string)
  }

  /// Where a path really leads: absolute, without links; the path itself where nothing is there, or nobody may look: reading
  /// it says so.
  package func physical(_ path: FilePath) throws(FileProblem) -> FilePath {
    if case .staged(let staged) = self, let target = staged.resolved(path) { return target }
    do throws(FileProblem) {
      return try NamedPath.resolve(path.string)
    } catch {
      if error.isAbsence || error.isRefusal || error.isCircle { return path.resolvingParents }
      throw error
    }
  }

  /// Keeps the run's answer for no later one: it depends on more than was noted.
  package func forgetAnswer() {
    if case .staged(let staged) = self { staged.facts.giveUp() }
  }

  /// The status of a file; `nil` where there is none.
  package func status(of path: FilePath) throws(FileProblem) -> FileStatus? {
    guard case .staged(let staged) = self else { return try FileStatus.ifThere(path.string) }
    if staged.entries[path] != nil {
      if let status = staged.status(of: path) { return status }
      return try contents(of: path).status
    }
    if staged.folders.contains(path) { return FileStatus(staged: 0, kind: .folder) }
    let status = try FileStatus.ifThere(path.string)
    staged.facts.add(.status(of: path))
    guard status != nil, staged.governs(path) else { return status }
    return try staged.ignored([path]).isEmpty ? nil : status
  }

  /// Whether a file is there, or may be: whoever reads it hears why the system does not say.
  package func exists(_ path: FilePath) -> Bool {
    do throws(FileProblem) { return try status(of: path) != nil } catch { return true }
  }

  /// The names in a folder that end so, sorted.
  package func names(in folder: FilePath, endingIn suffix: String) throws(FileProblem) -> [String] {
    let onDisk = try FolderEntries.names(in: folder, endingIn: suffix)
    guard case .staged(let staged) = self else { return onDisk }
    staged.facts.add(.names(in: folder, endingIn: suffix))
    guard staged.governs(folder) else { return onDisk }
    let files = staged.entries.keys.filter { $0.folder == folder }.map(\.name)
    let folders = staged.folders.filter { $0.folder == folder }.map(\.name)
    let known = Set((files + folders).filter { $0.hasSuffix(suffix) })
    let ignored = try staged.ignored(onDisk.filter { !known.contains($0) }.map(folder.appending))
    return known.union(ignored.map(\.name)).sorted()
  }

  /// The files below a folder, by git's rules in a work tree.
  package func listing(of root: ListedFolder, whenSourceIsSeen: @escaping () -> Void) -> FolderListing {
    guard case .staged(let staged) = self, staged.governs(root.path) else {
      return FolderListing(of: root.path, isInWorkTree: root.isInWorkTree, whenSourceIsSeen: whenSourceIsSeen)
    }
    return FolderListing(of: root.path, staged: staged)
  }

  /// The files below a folder, whatever git ignores.
  package func listing(walking folder: FilePath) -> FolderListing {
    var listing = FolderListing(walking: folder)
    guard case .staged(let staged) = self else { return listing }
    for folder in listing.walked { staged.facts.add(.status(of: folder)) }
    guard staged.governs(folder) else { return listing }
    let others = listing.files.filter { staged.governs($0) && staged.entries[$0] == nil }
    do throws(FileProblem) {
      let untracked = Set(others).subtracting(try staged.ignored(others))
      listing.keep { !untracked.contains($0) }
    } catch { listing.add(error) }
    listing.add(FolderListing(of: folder, staged: staged).files)
    return listing
  }
}
