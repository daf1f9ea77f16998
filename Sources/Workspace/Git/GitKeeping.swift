import ProjectLayout

/// Whether git could bring a file back as it lies on disk.
package enum GitKeeping {
  /// It has the file's content.
  case kept
  /// It would miss the file, or what was changed in it.
  case unkept
  /// It ignores the file, or there is no work tree, or builds write there: the file is nobody's source.
  case ignored

  package init(of file: FilePath) {
    guard let folder = file.folder else {
      self = .ignored
      return
    }
    let words = ["ls-files", "-cmo", "--exclude-standard", "-t", "-z", "--full-name", "--", Git.literal(file.name)]
    // A letter, a space, and the path from the top of the work tree: one of each way in which it is listed.
    let records = Git.names(words, in: folder, binding: .bound) ?? []
    let isMade = records.first?.dropFirst(2).split(separator: "/").contains { FolderRules.isSkipped($0) } ?? true
    self = isMade ? .ignored : records.contains { "?C".contains($0.prefix(1)) } ? .unkept : .kept
  }
}
