/// An Android resource file: the strings of a single language.
public struct AndroidFile: Sendable, Equatable {
  /// The language that the file itself declares, or `nil` for files in language folders.
  public var language: String?
  /// The path of the catalog that the file was exported from.
  public var catalog: String?
  public var resources: [AndroidResource]

  public init(language: String?, catalog: String?, resources: [AndroidResource]) {
    (self.language, self.catalog, self.resources) = (language, catalog, resources)
  }

  /// Returns the file name for a table: `strings.xml` for `Localizable`, the default name on both sides.
  public static func name(ofTable table: String) -> String {
    (table == "Localizable" ? "strings" : ResourceNames.words(of: table)) + ".xml"
  }
}

/// A `<string>`, `<plurals>` or `<string-array>`.
public struct AndroidResource: Sendable, Equatable {
  public var name: String
  /// The key it was exported from, if it does not follow from the name.
  public var key: String?
  public var content: Content
  public var comment = ""
  public var isTranslatable = true
  /// The line where it begins, or 1 in a file that was not read.
  public var line = 1
  public var column = 1

  public enum Content: Sendable, Equatable {
    case string(AndroidText)
    /// The strings with the values of their attributes `quantity`.
    case plurals([(quantity: String, text: AndroidText)])
    case array([AndroidText])

    public var texts: [AndroidText] {
      switch self {
      case .string(let text): [text]
      case .plurals(let items): items.map(\.text)
      case .array(let texts): texts
      }
    }

    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.string(let a), .string(let b)): a == b
      case (.plurals(let a), .plurals(let b)): a.elementsEqual(b) { $0 == $1 }
      case (.array(let a), .array(let b)): a == b
      case (.string, _), (.plurals, _), (.array, _): false
      }
    }
  }
}

/// A string as apps see it, without the escapes of the file.
public struct AndroidText: Sendable, Equatable {
  public var value: String
  /// The text with its styles as tags, `<b>now</b>`, or `nil` if it has no style.
  public var styled: String?
  /// Whether the text is a reference to another resource.
  public var isReference = false
  /// Whether the characters after `\u` are not a number.
  public var hasFaultyEscape = false

  public init(_ value: String) { self.value = value }
}
