/// A file of Android's texts: the resources of one language.
public struct AndroidFile: Sendable, Equatable {
  /// The language that the file itself says it is in; those of folders say nothing.
  public var language: String?
  /// The path of the catalog that the file was made of.
  public var catalog: String?
  public var resources: [AndroidResource]

  public init(language: String?, catalog: String?, resources: [AndroidResource]) {
    (self.language, self.catalog, self.resources) = (language, catalog, resources)
  }

  /// What the file for a table is called: `strings.xml` for `Localizable`, which both sides take where nothing else is said.
  public static func name(ofTable table: String) -> String {
    (table == "Localizable" ? "strings" : ResourceNames.words(of: table)) + ".xml"
  }
}

/// A `<string>`, `<plurals>` or `<string-array>`.
public struct AndroidResource: Sendable, Equatable {
  public var name: String
  /// The key that it was made of, where its name does not tell.
  public var key: String?
  public var content: Content
  public var comment = ""
  public var isTranslatable = true
  /// Where it begins; 1:1 in files that are made.
  public var line = 1
  public var column = 1

  public enum Content: Sendable, Equatable {
    case string(AndroidText)
    /// The texts by what their attribute `quantity` says.
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

  public init(name: String, content: Content) { (self.name, self.content) = (name, content) }
}

/// A text as apps get it, without the escapes of the file.
public struct AndroidText: Sendable, Equatable {
  public var value: String
  /// The text with its styles as tags, `<b>now</b>`; `nil` where it has no style.
  public var styled: String?
  /// Whether the text is that of another resource, whose name stands there.
  public var isReference = false
  /// Whether the characters after `\u` are no number.
  public var hasFaultyEscape = false

  public init(_ value: String) { self.value = value }
}
