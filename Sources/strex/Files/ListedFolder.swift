import ProjectLayout

/// A folder below which all files of a run stand.
struct ListedFolder: Hashable {
  let path: FilePath
  let isInWorkTree: Bool

  /// A folder and those above it, up to the work tree that they stand in, with what each holds. Projects count only
  /// where there is no work tree, so folders are searched for them only then.
  static func foldersAbove(_ folder: FilePath) -> [(path: FilePath, marks: ProjectRoot.Marks)] {
    let all = Array(sequence(first: folder, next: \.folder))
    if let top = all.firstIndex(where: { FileStatus.exists($0.appending(".git").string) }) {
      return all[...top].map { ($0, $0 == all[top] ? .workTree : []) }
    }
    return all.map { ($0, marks(of: $0)) }
  }

  private static func marks(of folder: FilePath) -> ProjectRoot.Marks {
    var marks: ProjectRoot.Marks = []
    if FileStatus.exists(folder.appending("Package.swift").string) { marks.insert(.package) }
    let names = (try? FolderEntries(of: folder))?.entries.map(\.name) ?? []
    if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { marks.insert(.project) }
    return marks
  }
}
