/// What a file is to a localized project, by its name.
public enum FileKind: Sendable, Equatable {
  case swiftSource
  case stringCatalog
  /// An Objective-C, C or C++ source or header, which may use keys through macros.
  case objectiveC
  /// A storyboard or xib, whose catalog bears its name.
  case interfaceBuilder
  /// The `project.pbxproj` of an Xcode project.
  case xcodeProject

  /// `nil` for a file that has nothing to do with localization.
  public init?(of path: FilePath) {
    switch path.fileExtension {
    case "swift": self = .swiftSource
    case "xcstrings": self = .stringCatalog
    case "m", "mm", "c", "h", "cc", "cpp", "cxx": self = .objectiveC
    case "storyboard", "xib": self = .interfaceBuilder
    case "pbxproj" where path.name == "project.pbxproj" && path.folder?.fileExtension == "xcodeproj":
      self = .xcodeProject
    default: return nil
    }
  }
}
