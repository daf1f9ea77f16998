/// The targets of one project by file, answered without asking each target.
public struct ProjectMembers: Sendable, Equatable {
  private var listed: [FilePath: [Int]] = [:]
  /// Synchronized folders by their path, for each target.
  private var folders: [FilePath: [Int: SynchronizedFolder]] = [:]

  public init(_ project: XcodeProject) {
    for (index, target) in project.targets.enumerated() {
      for file in target.files { listed[file, default: []].append(index) }
      for folder in target.folders { folders[folder.path, default: [:]][index] = folder }
    }
  }

  /// Indices into the project's targets, sorted, each once.
  public func targets(of file: FilePath) -> [Int] {
    var found = Set(listed[file] ?? [])
    var step = folders.isEmpty ? nil : file.folder
    while let path = step {
      for (target, folder) in folders[path] ?? [:] where folder.covers(file) { found.insert(target) }
      step = path.folder
    }
    return found.sorted()
  }
}
