/// A configuration of a project or target: settings, and the file that they are based on.
public struct BuildConfiguration: Sendable, Equatable {
  public let name: String
  /// Settings by name; lists are joined with spaces.
  public let settings: [String: String]
  /// The `.xcconfig` file below these settings.
  public let base: FilePath?

  /// The settings that Xcode makes of a target itself: `$(TARGET_NAME)`.
  public init(ofTarget target: String) { self.init(name: "", settings: ["TARGET_NAME": target], base: nil) }

  init(name: String, settings: [String: String], base: FilePath?) {
    self.name = name
    self.settings = settings
    self.base = base
  }
}
