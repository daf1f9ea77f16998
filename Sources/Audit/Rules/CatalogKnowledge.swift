import StringDataFlow
import StringExtraction
import TextBasics

/// What is known about the keys of the audited sources, and about the catalogs to which they go.
public struct CatalogKnowledge: Sendable {
  /// The literals that are looked up in catalogs.
  public var strings: [ExtractedString] = []
  /// Literals whose key is missing in their catalog, and the path of the catalog.
  public var missing: [RoutedKey] = []
  /// The ends of messages about missing keys that say which key of the catalog may be meant.
  public var hints: [String: String] = [:]
  /// Literals of packages' targets that name no bundle, whose key goes to the target's catalog and is in none outside of
  /// packages.
  public var unnamedBundles: [RoutedKey] = []
  /// Literals of tables after which no catalog is named, and why no catalog takes them, as the end of a sentence.
  public var unrouted: [(site: LiteralSite, key: String, table: String, reason: String)] = []
  /// Texts that are looked up at run time and are in no catalog that they are looked up in, and the path of such a catalog.
  public var lacking: [(use: KeyUse, catalog: String)] = []
  /// Texts that are looked up at run time, so that their entries are left alone, and the path of the catalog.
  public var inUse: [(use: KeyUse, catalog: String)] = []

  /// The command line that puts keys into the catalogs.
  public var syncCommand = "strex sync"

  /// All keys of the project's tables, if a lookup is made of literals.
  public var keys: Set<String> = []

  /// A literal, its key and the path of the catalog that the key goes to.
  public typealias RoutedKey = (site: LiteralSite, key: String, catalog: String)

  public init() {}

  /// - Parameter option: stands right behind the command.
  func syncCommand(with option: String) -> String {
    let words = syncCommand.split(separator: " ", maxSplits: 2).map(String.init)
    return (words.prefix(2) + [option] + words.dropFirst(2)).joined(separator: " ")
  }

  /// Whether the tables have each of some texts, and for those with interpolations several keys that they may become.
  func haveKeys(_ texts: [[String]]) -> Bool {
    !texts.isEmpty
      && texts.allSatisfy { texts in
        guard texts.count > 1 else { return keys.contains(texts[0]) }
        guard texts.contains(where: { Prose.words($0).contains { $0.count > 2 } }) else { return false }
        let form = GappedText(texts.map { Array($0.utf8) })
        return keys.lazy.filter(form.matches).prefix(2).count > 1
      }
  }
}
