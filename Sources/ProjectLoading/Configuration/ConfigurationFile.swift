import FileSystem
import ProjectModel

/// Finds and reads the configuration file of a repository.
package enum ConfigurationFile {
  /// Reads the configuration files at the tops of the named paths' work trees, packages or projects. The first project
  /// and the first version of Xcode in them are used. Isolated paths have no configuration.
  /// - Parameter declared: the only files that may be read, or `nil` for all.
  package static func read(
    for request: ProjectRequest, named: [NamedPath], declared: DeclaredFiles? = nil, _ names: PathNames,
    from tree: any FileTree = DiskTree()
  ) throws -> Configuration {
    var whole = Configuration()
    guard !request.isIsolated else { return whole }
    let bounds = ProjectBounds(named: named, in: tree)
    for file in declared?.files.filter({ $0.name == FilePath.configurationName }) ?? files(for: named, tree) {
      if declared == nil, let problem = bounds.problem(file) { throw FileProblem(names.printed(file), problem.reason) }
      let contents = try tree.contents(of: file)
      let reader = ConfigurationReader(file: file, printed: names.printed(file), rules: request.rules)
      let one = try reader.read(contents.bytes)
      whole.files.append(file)
      whole.project = whole.project ?? one.project
      whole.xcode = whole.xcode ?? one.xcode
      whole.targets += one.targets
      whole.routines += one.routines
      whole.payloads += one.payloads
      whole.languages += one.languages
      whole.includesDefaultTitles = whole.includesDefaultTitles || one.includesDefaultTitles
      whole.confidence = whole.confidence ?? one.confidence
      whole.rules += one.rules
      whole.paths += one.paths
    }
    return whole
  }

  private static func files(for named: [NamedPath], _ tree: any FileTree) -> [FilePath] {
    let folders = Set(named.map { $0.project.path })
    return folders.sorted().map { $0.appending(FilePath.configurationName) }.filter(tree.exists)
  }
}
