import StringCatalog

/// Options that control which translations an import accepts.
public struct ImportOptions: Sendable {
  /// Returns the faults in the format specifiers of an entry's strings in a language.
  public typealias Check =
    @Sendable (_ entry: CatalogEntry, _ key: String, _ catalog: Catalog, _ language: String) -> [ImportFault]

  /// Whether the catalog represents tables, which have no states and keep their form.
  public var isTable = false
  /// Whether source texts that differ only in white space count as equal.
  public var ignoresWhitespace = false
  /// Whether to import as Xcode 27 does: to add the missing plural forms of strings as new, to write the names of
  /// substitutions without numbers, and to ignore translations of keys that end like the path of a variation.
  public var followsXcode27 = false
  /// `nil` to accept strings regardless of their format specifiers.
  public var check: Check?

  public init(
    isTable: Bool = false, ignoresWhitespace: Bool = false, followsXcode27: Bool = false, check: Check? = nil
  ) {
    (self.isTable, self.ignoresWhitespace, self.check) = (isTable, ignoresWhitespace, check)
    self.followsXcode27 = followsXcode27
  }
}

/// A fault with which the app would crash or show a different text than in the source language.
public struct ImportFault: Sendable, Hashable {
  /// The identifier of the rule, in kebab case.
  public let rule: String
  /// A sentence without full stop.
  public let sentence: String

  public init(rule: String, sentence: String) { (self.rule, self.sentence) = (rule, sentence) }

  static let withoutNumber = ImportFault(
    rule: "plural-without-number", sentence: "none of the plural forms contains the number, which Xcode requires")
}

extension String {
  /// The text with a line feed for each line break, which XML and spreadsheets may change.
  var withLineFeeds: String {
    guard utf8.contains(.carriageReturn) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text as a parser reads it from an XML attribute that contains unescaped line breaks and tabs.
  var asAttribute: String { String(withLineFeeds.map { $0 == "\n" || $0 == "\t" ? " " : $0 }) }

  /// The words of the text separated by single spaces.
  var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension ExchangeText {
  func map(_ change: (String) -> String) -> ExchangeText {
    switch self {
    case .plain(let text): .plain(change(text))
    case .set(let texts): .set(texts.map(change))
    }
  }

  /// Returns the text with the line breaks of another one. Spreadsheets write each as two characters, older ones as a
  /// carriage return.
  package func withLineBreaks(like other: ExchangeText?) -> ExchangeText {
    guard joined.utf8.contains(.carriageReturn), other?.joined.utf8.contains(.carriageReturn) != true else {
      return self
    }
    return map(\.withLineFeeds)
  }
}
