/// The folders of files, and all folders above them.
public struct FolderSet {
  public private(set) var folders: Set<FilePath> = []

  /// - Parameter top: a folder that contains all of the files, above which no folder is added, or `nil` for the root.
  public init(_ files: some Sequence<FilePath>, upTo top: FilePath? = nil) {
    if let top { folders.insert(top) }
    for file in files {
      for folder in file.folders {
        guard folders.insert(folder).inserted else { break }
      }
    }
  }
}
