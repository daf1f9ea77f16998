import StructuredText

/// The strings of a pane in the system's Settings: `Root.plist` of a `Settings.bundle`, or a child pane.
///
/// From Apple's “Settings Application Schema Reference”. The strings are keys themselves.
public struct SettingsPane: Sendable {
  public struct Text: Sendable, Equatable {
    public let value: String
    /// The type of element and the member: `PSToggleSwitchSpecifier.Title`.
    public let name: String
    /// The 1-based line and byte column of the value.
    public let line: Int
    public let column: Int
  }

  /// The table with the translations, or `nil` for the table with the pane's own name.
  public private(set) var table: String?
  /// The strings in the order of the file.
  public private(set) var texts: [Text] = []
  /// The names of the child panes, without extension.
  public private(set) var panes: [String] = []

  /// - Throws: an error at the first place that is not an XML property list or that the XML guard rejects.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    for (key, value) in try TreeElement.propertyList(bytes).members {
      switch key {
      case "StringsTable" where value.name == "string" && !value.text.isEmpty: table = value.text
      case "Title" where value.name == "string": add(value, "Pane.Title")
      case "PreferenceSpecifiers": for specifier in value.children { add(specifier) }
      default: break
      }
    }
  }

  private mutating func add(_ specifier: TreeElement) {
    let members = specifier.members
    let kind = members.first { $0.key == "Type" }?.value.text ?? "Specifier"
    for (key, value) in members {
      switch key {
      case "Title", "FooterText": add(value, "\(kind).\(key)")
      case "Titles", "ShortTitles": for title in value.children { add(title, "\(kind).\(key)") }
      case "File" where kind == "PSChildPaneSpecifier": panes.append(value.text)
      default: break
      }
    }
  }

  private mutating func add(_ value: TreeElement, _ name: String) {
    guard value.name == "string", !value.text.isEmpty else { return }
    texts.append(Text(value: value.text, name: name, line: value.line, column: value.column))
  }
}
