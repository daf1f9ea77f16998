import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel

/// The changes that `strex init` makes to a repository: a configuration, git's hook, and a file for each CI service.
/// Existing files are not changed.
package struct SetupPlan {
  /// The top of the work tree, package or project that the files are for.
  package let top: FilePath
  /// The files to write.
  package private(set) var files: [SetupFile] = []
  /// Existing paths that are not changed, relative to the top.
  package private(set) var kept: [String] = []
  /// Notes on remaining steps.
  package private(set) var notes: [Diagnostic] = []
  /// Whether to install git's hook.
  package private(set) var installsHook = false
  private let folder: OutputFolder
  private let bounds: ProjectBounds

  /// - Parameters:
  ///   - place: a file or folder in the repository.
  ///   - current: the folder that printed paths are relative to.
  /// - Throws: for a missing path, or a file that a link would move out of the repository.
  package init(for place: GivenPath, from current: FilePath) throws(FileError) {
    try self.init(for: place, from: current, of: StrexRelease())
  }

  init(for place: GivenPath, from current: FilePath, of release: StrexRelease) throws(FileError) {
    let named = try NamedPath(place)
    let repository = RepositoryTop(named)
    top = repository.path
    folder = OutputFolder(GivenPath(top.way(from: current).string, from: current))
    bounds = ProjectBounds(named: [named])
    try addConfiguration(in: repository)
    try planHook(in: repository, of: release)
    try planServers(in: repository, of: release)
  }

  /// Adds a configuration unless there is one in any format.
  private mutating func addConfiguration(in repository: RepositoryTop) throws(FileError) {
    for name in FilePath.configurationNames where try repository.has(name) { return kept.append(name) }
    try add(.configuration(Array(ConfigurationSchema.file.dropFirst())), in: repository)
  }

  private mutating func add(_ file: SetupFile, in repository: RepositoryTop) throws(FileError) {
    if try repository.has(file.path) { return kept.append(file.path) }
    // A folder on the path may be a link.
    let folder = top.appending(file.path).folders.first { FileStatus.exists($0.string) }
    if let problem = folder.flatMap(bounds.problem) { throw problem }
    files.append(file)
  }

  private mutating func planHook(in repository: RepositoryTop, of release: StrexRelease) throws(FileError) {
    let framework = ".pre-commit-config.yaml"
    if !repository.isWorkTree {
      note("no-work-tree", "not a git repository, so no hook was installed", nil)
    } else if try repository.has(framework) {
      let address = "https://github.com/\(release.repository)"
      note(
        "pre-commit",
        "pre-commit manages the hooks; add `repo: \(address)` with `rev: \(release.tag)` and `id: strex` to this file",
        framework)
    } else {
      installsHook = true
    }
  }

  private mutating func planServers(in repository: RepositoryTop, of release: StrexRelease) throws(FileError) {
    var hosts: [CIService] = []
    for host in CIService.allCases where try host.isUsed(in: repository) { hosts.append(host) }
    for host in hosts { try add(try host.file(in: repository, of: release), in: repository) }
    if hosts.isEmpty {
      note("no-server", "no GitHub or GitLab remote found; run `strex sync --check` on your CI server", nil)
    }
    if release.needsOwner {
      for file in files where file.text.contains(release.repository) {
        note(
          "owner", "this build of strex is not a release, so replace OWNER with the account that hosts strex",
          file.path)
      }
    }
  }

  private mutating func note(_ identifier: String, _ message: String, _ file: String?) {
    notes.append(Diagnostic(.note, identifier, message, file: file.map(printed)))
  }

  /// Returns the printed path.
  /// - Parameter path: relative to the top.
  package func printed(_ path: String) -> String { folder.printed(path) }

  /// Writes each file completely.
  /// - Throws: if a file cannot be written, or was created in the meantime.
  package func write() throws(WriteError) {
    try WriteError.catching { () throws(FileError) in
      for file in files { try folder.demandNoLinks(to: file.path) }
    }
    for file in files {
      try WriteError.catching { () throws(FileError) in try folder.create(file.text.utf8, at: file.path) }
    }
  }
}
