import StringCatalog
import TextBasics

/// The table where devices look up the keys of push notifications: `Localizable` of an app, in all languages.
public struct PushTable: Sendable {
  /// The result of the next sync for a key that none of the app's sources contains.
  public enum Fate: Sendable {
    /// The sync marks the key as stale, or has already done so.
    case stale
    /// The sync removes the key if the user asks for it.
    case unused
  }

  /// The path for messages: the path of a catalog, or a pattern for the tables of all languages.
  public let path: String
  public let catalog: Catalog
  /// The keys that only senders use.
  public let fates: [UTF8Key: Fate]
  /// The languages in which any key has a string, without pseudo-languages.
  let languages: [String]

  public init(path: String, catalog: Catalog, fates: [UTF8Key: Fate] = [:]) {
    (self.path, self.catalog, self.fates) = (path, catalog, fates)
    var languages: Set<String> = []
    for position in catalog.keys.indices {
      for (language, localization) in catalog.entry(at: position).localizations
      where !languages.contains(language) && localization.shipsText {
        languages.insert(language)
      }
    }
    self.languages = languages.filter { !PseudoLanguage.contains($0) }.sorted()
  }

  /// The text that devices display for a key.
  struct Text {
    let language: String
    let value: String
  }

  /// Returns the strings of a key that apps contain, in all languages and cases.
  func texts(of key: String, _ entry: CatalogEntry) -> [Text] {
    let found = entry.localizations.flatMap { language, localization in
      localization.shippedTexts.map { Text(language: language, value: $0) }
    }.filter { !PseudoLanguage.contains($0.language) }
    if found.contains(where: { $0.language == catalog.sourceLanguage }) { return found }
    return found + [Text(language: catalog.sourceLanguage, value: key)]
  }

  /// Returns the languages in which devices display the key itself. In the source language the key may be the text.
  func languagesWithoutText(_ key: String, _ entry: CatalogEntry) -> [String] {
    if !entry.shouldTranslate { return [] }
    return languages.filter { language in
      if language == catalog.sourceLanguage, !Self.isName(key) { return false }
      return entry.localization(language)?.shipsText != true
    }
  }

  /// Returns whether a key is an identifier rather than a string: `push.title`.
  private static func isName(_ key: String) -> Bool {
    !key.utf8.contains(where: \.isWhiteSpace)
      && key.utf8.contains { $0 == .period || $0 == .underscore || $0 == .minus }
  }
}

extension Localization {
  /// Whether a compiled table has a string; plain strings in state `new` are not compiled.
  fileprivate var shipsText: Bool { !shippedTexts.isEmpty }

  fileprivate var shippedTexts: [String] {
    var texts: [String] = []
    if let unit = stringUnit, unit.state != .new, !unit.value.isEmpty { texts.append(unit.value) }
    var open = variations.flatMap(\.cases).map { (localization: $0.localization, depth: 1) }
    while let (inner, depth) = open.popLast() {
      if let unit = inner.stringUnit { texts.append(unit.value) }
      if depth < 8 { open += inner.variations.flatMap(\.cases).map { ($0.localization, depth + 1) } }
    }
    return texts
  }
}
