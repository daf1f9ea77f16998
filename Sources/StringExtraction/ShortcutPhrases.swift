/// The phrases of one App Shortcut. They make one entry of the table `AppShortcuts`, which App Intents' own tool
/// maintains (facts: `AppShortcuts.xcstrings` of apps): its key is the first phrase, its values are all of them.
public struct ShortcutPhrases: Sendable, Equatable {
  /// The table of all such phrases.
  public static let table = "AppShortcuts"

  /// The phrases as they are written, with `${name}` for their parameters; at least one.
  public var phrases: [String]
  /// The place of the first phrase.
  public var site: LiteralSite
  /// Whether the phrases are compiled only for debugging.
  public var isDebugOnly: Bool

  public var key: String { phrases[0] }

  /// Each phrase as a string of its own, at the place of the first one, for lists of strings.
  public var strings: [ExtractedString] {
    phrases.map { ExtractedString(key: $0, table: Self.table, site: site, isDebugOnly: isDebugOnly, traits: .ofType) }
  }

  init(first phrase: String, site: LiteralSite, isDebugOnly: Bool) {
    phrases = [phrase]
    self.site = site
    self.isDebugOnly = isDebugOnly
  }
}
