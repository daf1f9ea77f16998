import ProjectModel

extension Git {
  /// Whether a file on disk is among sources: it lies in a work tree, git does not ignore it, and no build writes there.
  package static func isAmongSources(_ file: FilePath) -> Bool {
    guard let folder = file.folder else { return false }
    let words = ["ls-files", "-co", "--exclude-standard", "-z", "--full-name", "--", literal(file.name)]
    guard let path = names(words, in: folder, binding: .bound)?.first else { return false }
    return !path.split(separator: "/").contains { FolderRules.isSkipped($0) }
  }
}
