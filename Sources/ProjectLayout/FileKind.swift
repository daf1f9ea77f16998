/// What a file is to a localized project, by its name.
public enum FileKind: Sendable, Equatable {
  case swiftSource
  case stringCatalog
  /// A source that may use keys and that strex cannot read.
  case objectiveC
  /// A storyboard or xib, whose catalog bears its name.
  case interfaceBuilder

  /// `nil` for a file that has nothing to do with localization.
  public init?(of path: FilePath) {
    switch path.fileExtension {
    case "swift": self = .swiftSource
    case "xcstrings": self = .stringCatalog
    case "m", "mm": self = .objectiveC
    case "storyboard", "xib": self = .interfaceBuilder
    default: return nil
    }
  }
}
