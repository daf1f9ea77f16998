import ProjectLayout

/// Finds and reads the configuration file of a repository.
enum ConfigurationFile {
  /// What the configuration files at the tops of the named paths' work trees, packages or projects say; the first
  /// project that one of them names counts. Isolated paths have none.
  static func read(
    for named: [NamedPath], isIsolated: Bool, _ names: PathNames
  ) throws -> Configuration {
    var whole = Configuration()
    guard !isIsolated else { return whole }
    for folder in Set(named.map { SourceFinder.project(of: $0).path }).sorted() {
      let file = folder.appending(Configuration.fileName)
      guard FileStatus.exists(file.string) else { continue }
      let contents = try FileContents(of: file.string)
      let reader = ConfigurationReader(file: file, printed: names.printed(file))
      let one = try reader.read(contents.bytes)
      whole.project = whole.project ?? one.project
      whole.targets += one.targets
      whole.routines += one.routines
      whole.rules += one.rules
    }
    return whole
  }
}
