/// A configuration of a project or target: its settings, and the file that they are based on.
public struct BuildConfiguration: Sendable, Equatable {
  public let name: String
  /// Settings by name; lists are joined with spaces.
  public let settings: [String: String]
  /// The `.xcconfig` file that these settings are based on.
  public let base: FilePath?
  /// The positions of the settings that become texts of property lists, if known.
  let places: [String: SettingPlace]

  /// Creates the settings that Xcode derives from a target itself: `$(TARGET_NAME)`.
  public init(ofTarget target: String) { self.init(name: "", settings: ["TARGET_NAME": target], base: nil) }

  init(name: String, settings: [String: String], base: FilePath?, places: [String: SettingPlace] = [:]) {
    (self.name, self.settings, self.base, self.places) = (name, settings, base, places)
  }
}
