/// A target as a configuration file declares it: folders and files by their paths.
public struct ConfiguredTarget: Sendable, Equatable {
  public let target: BuildTarget
  /// Files and folders that belong to it, absolute.
  public let paths: [FilePath]
  /// Files and folders in them that do not.
  public let excluded: [FilePath]

  public init(target: BuildTarget, paths: [FilePath], excluded: [FilePath] = []) {
    self.target = target
    self.paths = paths
    self.excluded = excluded
  }

  /// Whether a file belongs to the target.
  public func contains(_ file: FilePath) -> Bool {
    paths.contains { file.isWithin($0) } && !excluded.contains { file.isWithin($0) }
  }
}
