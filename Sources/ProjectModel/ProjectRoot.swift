/// Finds the folder whose sources declare the types that a requested file or folder uses.
public enum ProjectRoot {
  /// The contents of a folder on the way up.
  public struct Marks: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `.git`.
    public static let workTree = Marks(rawValue: 1)
    /// `Package.swift`, or another project file directly in the folder.
    public static let package = Marks(rawValue: 2)
    /// `*.xcodeproj`, `*.xcworkspace`, or another folder that is a project.
    public static let project = Marks(rawValue: 4)
  }

  /// Returns the nearest work tree. If there is none, returns the outermost folder with a package or project, otherwise
  /// the first folder.
  /// - Parameter folders: the requested folder (or the one that contains the requested file), then each folder above
  ///   it.
  public static func choose(from folders: [(path: FilePath, marks: Marks)]) -> FilePath? {
    let workTree = folders.first { $0.marks.contains(.workTree) }
    let project = folders.last { !$0.marks.isDisjoint(with: [.package, .project]) }
    return (workTree ?? project ?? folders.first)?.path
  }
}
