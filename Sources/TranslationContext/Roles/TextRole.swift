import StringDataFlow

/// The purpose of a text in the interface.
package struct TextRole: Sendable, Hashable {
  /// The beginning of a description: `Button`, `Alert title`.
  package let phrase: String
  /// Whether the place of the view decides, as for a `Text`, which may be the label of a button.
  let isWeak: Bool
  /// Whether people see it next to other texts. An accessibility label and a tool tip are not visible.
  let isVisible: Bool

  init(_ phrase: String, isWeak: Bool = false, isVisible: Bool = true) {
    self.phrase = phrase
    self.isWeak = isWeak
    self.isVisible = isVisible
  }

  /// The name for programs: `alert-title`.
  package var identifier: String { phrase.lowercased().split(separator: " ").joined(separator: "-") }

  /// The role of one of several texts in a view with this role: `Text in a button`.
  var ofPart: TextRole {
    if phrase.hasPrefix(Self.part) { return self }
    let word = phrase.prefix(1).lowercased() + phrase.dropFirst()
    let article = word.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    return TextRole("\(Self.part)\(article) \(word)", isVisible: isVisible)
  }

  private static let part = "Text in "
}

/// The effect of one parameter or property on the texts that it gets.
struct RoleRow: Sendable {
  enum Effect: Sendable, Equatable {
    /// The text has a role.
    case role
    /// The text passes through unchanged: `String(localized:)`.
    case passes
    /// Texts inside are a part of a group on screen, which the phrase names.
    case group
    /// Views inside are a screen of their own.
    case screen
    /// The text is the title of the screen.
    case title
    /// The text is the title of the tab with the screen.
    case tab
    /// The text is shown by the type that implements the requirement.
    case requirement
  }

  /// The type that declares the member: `Alert.Button`.
  let type: String
  let member: String
  /// The label of the parameter, `_` for none, or empty for a property.
  let label: String
  let effect: Effect
  private(set) var role: TextRole?
  /// The name of the group: `section`.
  let group: String?

  init(
    _ type: String, _ member: String, _ label: String, _ effect: Effect, _ phrase: String? = nil,
    group: String? = nil, isWeak: Bool = false, isVisible: Bool = true
  ) {
    (self.type, self.member) = (type, member)
    self.label = label
    self.effect = effect
    role = phrase.map { TextRole($0, isWeak: isWeak, isVisible: isVisible) }
    self.group = group
  }

  /// The same row for texts whose neighbors on screen are unknown, so that they do not count as visible.
  var withoutNeighbors: RoleRow {
    var row = self
    row.role = role.map { TextRole($0.phrase, isWeak: $0.isWeak, isVisible: false) }
    return row
  }

  private static let byMember: [String: [RoleRow]] = Dictionary(grouping: all) { $0.type + "." + $0.member }

  /// Returns the row of a parameter, or of a property if the label is empty.
  static func row(_ type: String, _ member: String, _ label: String) -> RoleRow? {
    byMember[type + "." + member]?.first { $0.label == label && $0.effect != .requirement }
  }
}

/// The roles of the texts in property lists, which the system shows.
enum InformationRole {
  /// The name of property lists among the callees of texts.
  static let api = "Info.plist"

  private static let known: [String: String] = [
    "CFBundleDisplayName": "App name", "CFBundleName": "Short app name",
    "CFBundleSpokenName": "Spoken app name", "NSHumanReadableCopyright": "Copyright notice",
    "CFBundleGetInfoString": "App version string",
  ]

  /// Returns the beginning of the line for a key: `Reason for access to camera, in the permission alert`.
  static func phrase(ofKey key: String) -> String? {
    if let phrase = known[key] { return phrase }
    let end = "UsageDescription"
    guard key.hasSuffix(end), key.hasPrefix("NS") else { return nil }
    let words = NameWords.of(key.dropFirst(2).dropLast(end.count))
    return words.isEmpty ? nil : "Reason for access to \(words.joined(separator: " ")), in the permission alert"
  }
}
