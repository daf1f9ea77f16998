/// The plural categories of a language for cardinal numbers, according to CLDR.
public struct PluralCategories: Sendable, Equatable {
  public enum Category: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  struct Row: Sendable {
    /// Language codes separated by spaces.
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

  /// The categories that every translation needs to be correct for all numbers.
  public let needed: [Category]
  /// The categories that some number uses, including fractions.
  public let used: Set<Category>
  /// The categories of exactly one number other than zero. Their strings need not contain the number.
  public let exact: Set<Category>

  /// - Parameter language: an identifier such as `zh-Hant-HK`. The result is `nil` if CLDR has no rules for it.
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
