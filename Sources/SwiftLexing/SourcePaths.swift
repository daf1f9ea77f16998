/// The paths of a source file, shared by everything that is found in it.
public final class SourcePaths: Sendable, Hashable {
  /// The path as messages print it. It depends on the folder in which strex is started, so nothing is decided by it.
  public let printed: String
  /// The path from the project's root. Everything that depends on paths goes by it: order, and which folders are near.
  public let fromRoot: String

  /// - Parameter fromRoot: the path from the root; `nil` where it equals `printed`.
  public init(printed: String, fromRoot: String? = nil) {
    self.printed = printed
    self.fromRoot = fromRoot ?? printed
  }

  public static func == (a: SourcePaths, b: SourcePaths) -> Bool {
    a === b || a.fromRoot == b.fromRoot && a.printed == b.printed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fromRoot) }
}
