import ProjectModel

extension Git {
  /// Returns whether a file on disk is a source file: it is in a work tree, git does not ignore it, and builds do not
  /// write there.
  package static func isAmongSources(_ file: FilePath) -> Bool {
    guard let folder = file.folder else { return false }
    let words = ["ls-files", "-co", "--exclude-standard", "-z", "--full-name", "--", literal(file.name)]
    guard let path = names(words, in: folder, binding: .bound)?.first else { return false }
    return !path.split(separator: "/").contains { FolderRules.isSkipped($0) }
  }
}
