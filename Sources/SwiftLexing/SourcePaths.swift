/// The paths of a source file, which all that is found in it shares.
public final class SourcePaths: Sendable, Hashable {
  /// The path as messages print it, which depends on the folder that strex is started in and so decides nothing.
  public let printed: String
  /// The path from the project's root, which decides whatever paths decide: order, and which folders are near.
  public let fromRoot: String

  /// - Parameter fromRoot: `nil` where it is `printed`.
  public init(printed: String, fromRoot: String? = nil) {
    self.printed = printed
    self.fromRoot = fromRoot ?? printed
  }

  public static func == (a: SourcePaths, b: SourcePaths) -> Bool {
    a === b || a.fromRoot == b.fromRoot && a.printed == b.printed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fromRoot) }
}
