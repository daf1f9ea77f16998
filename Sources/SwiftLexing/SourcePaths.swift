/// The paths of a source file, shared by all its findings.
public final class SourcePaths: Sendable, Hashable {
  /// The path as messages print it. It depends on the working directory, so it must not affect results.
  public let printed: String
  /// The path from the project's root. All results that depend on paths use this one, for example order and folder
  /// distance.
  public let fromRoot: String

  /// - Parameter fromRoot: the path from the root, or `nil` if it equals `printed`.
  public init(printed: String, fromRoot: String? = nil) {
    self.printed = printed
    self.fromRoot = fromRoot ?? printed
  }

  public static func == (a: SourcePaths, b: SourcePaths) -> Bool {
    a === b || a.fromRoot == b.fromRoot && a.printed == b.printed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fromRoot) }
}
