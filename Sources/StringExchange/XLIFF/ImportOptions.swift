import StringCatalog

/// How an import judges translations.
public struct ImportOptions: Sendable {
  /// Returns the faults in the format specifiers of an entry's texts in a language.
  public typealias Check =
    @Sendable (_ entry: CatalogEntry, _ key: String, _ catalog: Catalog, _ language: String) -> [ImportFault]

  /// Whether the catalog represents tables, which have no states and keep their form.
  public var isTable = false
  /// Whether source texts that differ only in white space are the same.
  public var ignoresWhitespace = false
  /// `nil` to take texts whatever their format specifiers are.
  public var check: Check?

  public init(isTable: Bool = false, ignoresWhitespace: Bool = false, check: Check? = nil) {
    (self.isTable, self.ignoresWhitespace, self.check) = (isTable, ignoresWhitespace, check)
  }
}

/// Why a text must not be used: the app would crash, or show something else than the source text does.
public struct ImportFault: Sendable, Hashable {
  /// The identifier of the rule, in kebab case.
  public let rule: String
  /// A sentence without full stop.
  public let sentence: String

  public init(rule: String, sentence: String) { (self.rule, self.sentence) = (rule, sentence) }
}

extension String {
  /// The text with a line feed for each line break, as XML and spreadsheets change them.
  var withLineFeeds: String {
    guard utf8.contains(.carriageReturn) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text as a parser reads it from an attribute of XML that contains line breaks and tabs without references.
  var asAttribute: String {
    String(withLineFeeds.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }

  /// The words of the text with one space between them.
  var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension ExchangeText {
  func map(_ change: (String) -> String) -> ExchangeText {
    switch self {
    case .plain(let text): .plain(change(text))
    case .set(let texts): .set(texts.map(change))
    }
  }

  /// The text with the line breaks that another one has: spreadsheets write each as two characters.
  package func withLineBreaks(like other: ExchangeText?) -> ExchangeText {
    guard joined.utf8.contains(.carriageReturn), other?.joined.utf8.contains(.carriageReturn) != true else {
      return self
    }
    return map { $0.replacing("\r\n", with: "\n") }
  }
}
