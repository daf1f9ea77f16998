/// The targets of one project by file, answered without asking each target.
public struct ProjectMembers: Sendable, Equatable {
  private var listed: [FilePath: [Int]] = [:]
  /// Synchronized folders by their path, for each target.
  private var folders: [FilePath: [Int: SynchronizedFolder]] = [:]
  /// The folder around all synchronized ones: files elsewhere need not be asked about.
  private let top: FilePath?

  public init(_ project: XcodeProject) {
    for (index, target) in project.targets.enumerated() {
      for file in target.files { listed[file, default: []].append(index) }
      for folder in target.folders { folders[folder.path, default: [:]][index] = folder }
    }
    top = FilePath.folder(around: folders.keys)
  }

  /// Indices into the project's targets, sorted, each once.
  public func targets(of file: FilePath) -> [Int] {
    let listed = listed[file] ?? []
    guard let top, file.isWithin(top) else { return listed.count < 2 ? listed : Set(listed).sorted() }
    var found = Set(listed)
    var step = file.folder
    while let path = step, path.isWithin(top) {
      for (target, folder) in folders[path] ?? [:] where folder.covers(file) { found.insert(target) }
      step = path.folder
    }
    return found.sorted()
  }
}
