/// The folders that files stand in, and those above them.
struct FolderSet {
  private(set) var folders: Set<FilePath> = []

  init(_ files: [FilePath]) {
    for file in files {
      var step = file.folder
      while let folder = step, folders.insert(folder).inserted { step = folder.folder }
    }
  }
}
