/// A configuration of a project or target: settings, and the file that they are based on.
public struct BuildConfiguration: Sendable, Equatable {
  public let name: String
  /// Settings by name; lists are joined with spaces.
  public let settings: [String: String]
  /// The `.xcconfig` file below these settings.
  public let base: FilePath?
}
