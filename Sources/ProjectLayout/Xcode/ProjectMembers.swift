/// The targets of Xcode projects by file, answered without asking each project.
public struct ProjectMembers: Sendable, Equatable {
  /// A target, by its position among its project's, and the project's among all.
  public struct Member: Sendable, Hashable, Comparable {
    public let project: Int
    public let target: Int

    public init(project: Int, target: Int) {
      self.project = project
      self.target = target
    }

    public static func < (a: Member, b: Member) -> Bool { (a.project, a.target) < (b.project, b.target) }
  }

  private var listed: [FilePath: [Member]] = [:]
  /// Synchronized folders by their path, for each target.
  private var folders: [FilePath: [Member: SynchronizedFolder]] = [:]
  /// The folder around all synchronized ones: files elsewhere need not be asked about.
  private let top: FilePath?
  /// Packages inside synchronized folders keep their files.
  private let packages: Set<FilePath>

  /// - Parameter packages: the folders that hold a package's manifest.
  public init(_ projects: [XcodeProject], packages: Set<FilePath> = []) {
    self.packages = packages
    for (number, project) in projects.enumerated() {
      for (index, target) in project.targets.enumerated() {
        let member = Member(project: number, target: index)
        for file in target.files { listed[file, default: []].append(member) }
        for folder in target.folders { folders[folder.path, default: [:]][member] = folder }
      }
    }
    top = FilePath.folder(around: folders.keys)
  }

  /// The targets of a file, sorted, each once.
  public func targets(of file: FilePath) -> [Member] {
    let listed = listed[file] ?? []
    guard let top, file.isWithin(top) else { return listed.count < 2 ? listed : Set(listed).sorted() }
    var found = Set(listed)
    for path in file.folders {
      guard path.isWithin(top) else { break }
      let synchronized = folders[path]
      if synchronized == nil, packages.contains(path) { break }
      for (target, folder) in synchronized ?? [:] where folder.covers(file) { found.insert(target) }
    }
    return found.sorted()
  }
}
