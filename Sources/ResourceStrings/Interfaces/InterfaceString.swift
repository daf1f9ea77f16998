import TextBasics

/// One text of a storyboard or xib that Xcode exports for translation.
public struct InterfaceString: Sendable, Equatable {
  /// The id of the object and the property, as catalogs have them: `4Xm-aB-c1d.title`.
  public let key: String
  /// The text in the file.
  public let value: String
  /// The class, the property, the text and the user's note, as Xcode writes them into catalogs.
  public let comment: String
  /// The class and property: `NSButtonCell.title`.
  public let api: String
  /// The 1-based line and byte column of the element that has the text.
  public let line: Int
  public let column: Int
  /// The reason why the text is not translated, or `nil` if it is.
  public let exclusion: Exclusion?

  /// The reason why a string is not translated.
  public enum Exclusion: Sendable, Equatable {
    /// The text is the initial title of a new object. Xcode has excluded it since version 15.3.
    case defaultTitle
    /// The text or the user's note contains this mark of BartyCrouch.
    case marked(String)
  }
}

extension InterfaceString {
  /// Returns whether an id is in the form that Interface Builder generates: `4Xm-aB-c1d`, or a number before Xcode 4.3.
  public static func isMadeUp(objectID id: Substring) -> Bool {
    if id.isEmpty { return false }
    if id.utf8.allSatisfy(\.isDecimalDigit) { return true }
    let parts = id.utf8.split(separator: .minus, omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isDecimalDigit }
  }
}

/// A string of an object for which it is unknown whether Xcode extracts it.
public struct UnknownInterfaceText: Sendable, Equatable {
  /// The names of the element and of its attribute: `datePicker`, `title`.
  public let element: String
  public let attribute: String
  public let objectID: String?
  public let value: String
  public let line: Int
  public let column: Int
}
