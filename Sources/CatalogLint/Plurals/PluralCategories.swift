/// The plural categories of a language, as CLDR has them for cardinal numbers.
public struct PluralCategories: Sendable, Equatable {
  public enum Category: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  struct Row: Sendable {
    /// Language codes with spaces between them.
    let languages: String
    let needed: [Category]
    let possible: [Category]
    let exact: [Category]

    init(
      _ languages: String, needed: [Category], possible: [Category] = [], exact: [Category] = []
    ) {
      self.languages = languages
      self.needed = needed
      self.possible = possible
      self.exact = exact
    }
  }

  /// Those without which some number has no right text.
  public let needed: [Category]
  /// Those that some number uses, whole or not.
  public let used: Set<Category>
  /// Those that stand for one number alone, zero not counted, so that a text need not name it.
  public let exact: Set<Category>

  /// - Parameter language: an identifier, `zh-Hant-HK` say; `nil` comes back for one that CLDR has no rules for.
  public init?(of language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let row = Self.byCode[code] else { return nil }
    needed = row.needed
    used = Set(row.needed + row.possible)
    exact = Set(row.exact)
  }

  private static let byCode: [String: Row] = Dictionary(
    rows.flatMap { row in row.languages.split(separator: " ").map { (String($0), row) } }, uniquingKeysWith: { $1 })
}
