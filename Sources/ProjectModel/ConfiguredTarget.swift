import Diagnostics

/// A target declared in a configuration file by the paths of its folders and files.
public struct ConfiguredTarget: Sendable, Equatable {
  public let target: BuildTarget
  /// Absolute paths of its files and folders. They may contain wildcards.
  public let paths: [FilePath]
  private let patterns: [PathPattern]
  /// The files and folders among them that do not belong to it.
  private let exceptions: [PathPattern]

  public init(target: BuildTarget, paths: [FilePath], excluded: [FilePath] = []) {
    self.target = target
    self.paths = paths
    (patterns, exceptions) = (paths.map { PathPattern($0.string) }, excluded.map { PathPattern($0.string) })
  }

  /// Returns whether a file belongs to the target.
  public func contains(_ file: FilePath) -> Bool {
    patterns.contains { $0.covers(file.string) } && !exceptions.contains { $0.covers(file.string) }
  }
}

extension ConfiguredTarget: ProjectSource {
  public var origin: BuildTarget.Origin { .configuration }
  public var path: FilePath { target.file }

  public var buildTargets: [BuildTarget] {
    var target = target
    target.folders = zip(paths, patterns).filter { FileKind(of: $0) == nil && !$1.isGlob }.map { $0.0 }
    return [target]
  }

  /// Patterns may match anywhere, so the folder is the root.
  public var targetFolders: [TargetFolder] { [TargetFolder(target: 0, path: FilePath("/"), holds: contains)] }
}
