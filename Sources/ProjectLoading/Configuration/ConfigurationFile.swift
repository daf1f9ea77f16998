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
    for file in try files(for: named, declared, names, tree) {
      if declared == nil, let problem = bounds.problem(file) { throw FileError(names.printed(file), problem.reason) }
      let contents = try tree.contents(of: file)
      let reader = ConfigurationReader(file: file, printed: names.printed(file), rules: request.rules)
      whole.files.append(file)
      try whole.add(reader.read(contents.bytes))
    }
    whole.misnamedFiles = declared == nil ? misnamedFiles(for: named, tree) : []
    return whole
  }

  /// Returns the files that are not read because of their names.
  private static func misnamedFiles(for named: [NamedPath], _ tree: any FileTree) -> [FilePath] {
    Set(named.map { $0.project.path }).sorted().flatMap { folder in
      FilePath.mistakenConfigurationNames.map { folder.appending($0.key) }.filter { file in
        (try? tree.status(of: file))?.kind == .file
      }
    }
  }

  /// - Throws: for a folder with files in both formats.
  private static func files(
    for named: [NamedPath], _ declared: DeclaredFiles?, _ names: PathNames, _ tree: any FileTree
  ) throws(ConfigurationError) -> [FilePath] {
    if let declared { return declared.files.filter { FilePath.configurationNames.contains($0.name) } }
    var found: [FilePath] = []
    for folder in Set(named.map({ $0.project.path })).sorted() {
      let files = FilePath.configurationNames.map(folder.appending).filter(tree.exists)
      guard files.count < 2 else { throw .doubled(files.map(names.printed)) }
      found += files
    }
    return found
  }
}
