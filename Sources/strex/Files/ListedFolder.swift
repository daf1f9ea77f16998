import ProjectLayout

/// A folder below which all files of a run stand.
struct ListedFolder: Hashable {
  let path: FilePath
  let isInWorkTree: Bool

  /// A folder and those above it, up to the work tree that they stand in, with what each holds.
  static func foldersAbove(_ folder: FilePath) -> [(path: FilePath, marks: ProjectRoot.Marks)] {
    var folders: [(path: FilePath, marks: ProjectRoot.Marks)] = []
    for path in sequence(first: folder, next: \.folder) {
      let marks = marks(of: path)
      folders.append((path, marks))
      if marks.contains(.workTree) { break }
    }
    return folders
  }

  private static func marks(of folder: FilePath) -> ProjectRoot.Marks {
    var marks: ProjectRoot.Marks = []
    if FileStatus.exists(folder.appending(".git").string) { marks.insert(.workTree) }
    if FileStatus.exists(folder.appending("Package.swift").string) { marks.insert(.package) }
    let names = (try? FolderEntries(of: folder))?.entries.map(\.name) ?? []
    if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { marks.insert(.project) }
    return marks
  }
}
