import StringCatalog
import TextBasics

/// A table in which devices look the keys of push messages up: `Localizable` of an app, in all languages.
public struct PushTable: Sendable {
  /// What the next sync does with a key that is in none of the app's sources.
  public enum Fate: Sendable {
    /// It marks the key as stale, or has done so.
    case stale
    /// It removes the key if it is asked to.
    case unused
  }

  /// The path for messages: that of a catalog, or a pattern for the tables of all languages.
  public let path: String
  public let catalog: Catalog
  /// The keys that only a sender has.
  public let fates: [UTF8Key: Fate]
  /// The languages in which any key has a text, without those that nobody speaks.
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

  /// What devices show for a key.
  struct Text {
    let language: String
    let value: String
  }

  /// The texts of a key that apps ship, in all languages and cases.
  func texts(of key: String, _ entry: CatalogEntry) -> [Text] {
    let found = entry.localizations.flatMap { language, localization in
      localization.shippedTexts.map { Text(language: language, value: $0) }
    }.filter { !PseudoLanguage.contains($0.language) }
    if found.contains(where: { $0.language == catalog.sourceLanguage }) { return found }
    return found + [Text(language: catalog.sourceLanguage, value: key)]
  }

  /// The languages in which devices show the key itself. In the source language a key may be the text.
  func languagesWithoutText(_ key: String, _ entry: CatalogEntry) -> [String] {
    if !entry.shouldTranslate { return [] }
    return languages.filter { language in
      if language == catalog.sourceLanguage, !Self.isName(key) { return false }
      return entry.localization(language)?.shipsText != true
    }
  }

  /// Whether a key can be no text: `push.title`.
  private static func isName(_ key: String) -> Bool {
    !key.utf8.contains(where: \.isWhiteSpace)
      && key.utf8.contains { $0 == .period || $0 == .underscore || $0 == .minus }
  }
}

extension Localization {
  /// Whether a compiled table has a text: plain texts in state ‘new’ are left out.
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
