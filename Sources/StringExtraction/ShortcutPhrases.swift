import SwiftParsing

/// The phrases of one App Shortcut. They make one entry of the table `AppShortcuts`, which App Intents' own tool
/// maintains (facts: `AppShortcuts.xcstrings` of apps): its key is the first phrase, its values are all of them.
public struct ShortcutPhrases: Sendable, Equatable {
  /// The table of all such phrases.
  public static let table = "AppShortcuts"

  /// The phrases as written, with `${name}` for their parameters. At least one.
  public var phrases: [String]
  /// The position of the first phrase.
  public var site: LiteralSite
  /// Whether the phrases are compiled only for debugging.
  public var isDebugOnly: Bool
  /// The traits that decide whether a target extracts the phrases.
  public var traits: StringTraits

  /// The key of their entry: the first phrase.
  public var key: String { phrases[0] }

  /// Each phrase as a separate string, at the position of the first one, for lists of strings.
  public var strings: [ExtractedString] {
    phrases.map { ExtractedString(key: $0, table: Self.table, site: site, isDebugOnly: isDebugOnly, traits: traits) }
  }

  /// All phrases as one string, for their entry.
  public var string: ExtractedString {
    var string = ExtractedString(key: key, table: Self.table, site: site, isDebugOnly: isDebugOnly, traits: traits)
    string.phrases = phrases
    return string
  }

  /// Creates the phrases of an App Shortcut.
  public init(_ phrases: [String], site: LiteralSite, isDebugOnly: Bool, traits: StringTraits) {
    self.phrases = phrases
    self.site = site
    self.isDebugOnly = isDebugOnly
    self.traits = traits
  }
}
