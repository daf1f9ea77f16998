import ProjectModel

extension ListedFolder {
  /// Returns a folder and those above it, up to the work tree that contains it, with the markers found in each. Folders
  /// are searched for projects only outside of work trees.
  package static func foldersAbove(
    _ folder: FilePath
  ) throws(FileError) -> [(path: FilePath, marks: ProjectRoot.Marks)] {
    let all = Array(sequence(first: folder, next: \.folder))
    for (index, top) in all.enumerated() where try isThere(top.appending(".git")) {
      return all[...index].map { ($0, $0 == top ? .workTree : []) }
    }
    var marked: [(path: FilePath, marks: ProjectRoot.Marks)] = []
    for folder in all { marked.append((folder, try marks(of: folder))) }
    return marked
  }

  /// Returns whether a file exists in one of the folders above. If access is refused, as in sandboxes and in some
  /// folders of other users, the file is ignored.
  private static func isThere(_ path: FilePath) throws(FileError) -> Bool {
    do throws(FileError) {
      return try FileStatus.ifThere(path.string) != nil
    } catch {
      if error.isRefusal { return false }
      throw error
    }
  }

  private static func marks(of folder: FilePath) throws(FileError) -> ProjectRoot.Marks {
    let formats = ProjectFormats.all
    var marks: ProjectRoot.Marks = []
    for name in formats.plainNames where try isThere(folder.appending(name)) { marks.insert(.package) }
    do throws(FileError) {
      let bundles = try FolderEntries.all(of: folder, endingIn: formats.bundles.map { "." + $0 })
      if bundles.contains(where: { !$0.entries.isEmpty }) { marks.insert(.project) }
    } catch {
      if !error.isRefusal && !error.isAbsence { throw error }
    }
    return marks
  }
}
