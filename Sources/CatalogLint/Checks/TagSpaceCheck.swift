import StringCatalog

/// Checks whether translations keep the spaces around tags.
enum TagSpaceCheck: CatalogCheck {
  static let rules = [space]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.sourceText.utf8.contains(UInt8(ascii: "<")) {
      guard entry.sourceText.firstMatch(of: joint) == nil, entry.sourceText.contains(tag) else { continue }
      catalog.forEachTranslation(of: entry) { translation in
        let language = LanguageCode(translation.language)?.language ?? translation.language
        guard !others.contains(language), let found = translation.value.firstMatch(of: joint)?.output else { return }
        report.add(space, translation, "has no space in \"\(found)\"")
      }
    }
  }

  nonisolated(unsafe) private static let tag = /<\/?[a-zA-Z][a-zA-Z0-9]*>/
  /// A word that touches a tag from outside.
  nonisolated(unsafe) private static let joint = /\p{L}+<[a-zA-Z][a-zA-Z0-9]*>|<\/[a-zA-Z][a-zA-Z0-9]*>\p{L}+/

  /// The languages that write no spaces between words, or add prefixes or suffixes to marked words.
  private static let others = Set(
    "ar az et eu fa fi he hu ja ka kk km ko ky lo ml my ta te th tr ug ur uz zh".split(separator: " ").map(String.init))

  static let space = optionalRule(
    "space-at-tag", "A translation is missing the space before or after a tag",
    """
    If `<b>Save</b> now` becomes `<b>Sichern</b>jetzt`, two words run together. Strings are reported only if all tags \
    in the source are separated from the surrounding words. Languages without spaces between words and languages \
    that add prefixes or suffixes to words are not reported. The rule is off by default because part of a word can \
    be emphasized.
    """)
}
