import StringDataFlow
import StringExtraction
import TextBasics

/// The facts about the keys of the audited sources and about their catalogs.
public struct CatalogKnowledge: Sendable {
  /// The literals that are looked up in catalogs.
  public var strings: [ExtractedString] = []
  /// Literals whose key is missing from their catalog, and the path of the catalog.
  public var missing: [RoutedKey] = []
  /// The same for literals that the target's settings keep Xcode from extracting.
  public var unextracted: [RoutedKey] = []
  /// The keys that catalogs mark as not to be translated.
  public var untranslatable: Set<String> = []
  /// The texts of the catalogs.
  public var texts = TranslatedTexts()
  /// The languages of all catalogs and tables.
  public var languages: Set<String> = []
  /// The paths of tables that contain a missing key although the literal looks it up in another table.
  public var elsewhere: [LiteralSite: String] = [:]
  /// The ends of messages about missing keys that suggest a similar key of the catalog.
  public var hints: [String: String] = [:]
  /// Literals of packages and frameworks that name no bundle, whose key belongs to the module's catalog and is in no
  /// catalog of a main bundle.
  public var unnamedBundles: [RoutedKey] = []
  /// The paths of catalogs that only frameworks have.
  public var catalogsOfFrameworks: Set<String> = []
  /// Literals in tables without a catalog, why no catalog takes them, as the end of a sentence, and the next step if it
  /// is not a new catalog.
  public var unrouted: [(site: LiteralSite, key: String, table: String, reason: String, help: String?)] = []
  /// Strings in targets without a catalog, if the project is translated, and why no catalog takes them, as the end of a
  /// sentence.
  public var untranslated: [(site: LiteralSite, key: String, reason: String, help: String?)] = []
  /// The paths of sources whose targets all have no catalog, if a finding names the targets.
  public var filesWithoutCatalog: Set<String> = []
  /// The phrases of App Shortcuts that are in no table, if the project is translated, one string for each shortcut.
  public var untranslatedPhrases: [ExtractedString] = []
  /// Strings that are looked up at run time and are missing from all catalogs in which they are looked up, and the path
  /// of such a catalog.
  public var lacking: [(use: KeyUse, catalog: String)] = []
  /// Strings that are looked up at run time, so that their entries are kept, and the path of the catalog.
  public var inUse: [(use: KeyUse, catalog: String)] = []

  /// The command line that adds keys to the catalogs.
  public var syncCommand = "strex sync"

  /// All keys of the project's tables, if a lookup has literal keys.
  public var keys: Set<String> = []

  /// A literal, its key and the path of the key's catalog.
  public typealias RoutedKey = (site: LiteralSite, key: String, catalog: String)

  public init() {}

  /// Returns the command with an option.
  ///
  /// - Parameter option: the option, directly after the command.
  func syncCommand(with option: String) -> String {
    let words = syncCommand.split(separator: " ", maxSplits: 2).map(String.init)
    return (words.prefix(2) + [option] + words.dropFirst(2)).joined(separator: " ")
  }

  /// Returns whether the tables contain each of some strings, and for those with interpolations several matching keys.
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
