/// A folder whose contents belong to a target.
public struct TargetFolder: Sendable {
  /// The position of the target in its source.
  public let target: Int
  /// Absolute.
  public let path: FilePath
  /// Whether files that git ignores belong to the target as well.
  public let countsIgnored: Bool
  /// Whether the build fails without the folder.
  public let isRequired: Bool
  /// Whether a file at any depth below the folder belongs to the target.
  public let holds: @Sendable (FilePath) -> Bool

  public init(
    target: Int, path: FilePath, countsIgnored: Bool = false, isRequired: Bool = true,
    holds: @escaping @Sendable (FilePath) -> Bool = { _ in true }
  ) {
    (self.target, self.path, self.countsIgnored) = (target, path, countsIgnored)
    (self.isRequired, self.holds) = (isRequired, holds)
  }

  /// Returns the same folder for a target at another position.
  func shifted(by count: Int) -> TargetFolder {
    TargetFolder(target: target + count, path: path, countsIgnored: countsIgnored, isRequired: isRequired, holds: holds)
  }
}
