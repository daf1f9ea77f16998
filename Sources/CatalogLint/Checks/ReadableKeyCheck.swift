import StringCatalog

/// Checks whether keys that are readable text agree with their source strings.
enum ReadableKeyCheck: CatalogCheck {
  static let rules = [differing]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where !entry.belongsToInterface && !entry.hasDefaultValue {
      // A string that varies cannot be the key.
      guard let text = entry.source?.texts.first, entry.source?.localization.isBareUnit == true,
        text.unit.state != .new, !text.unit.value.isEmpty, isText(entry.key),
        FormatString(entry.key).positional != FormatString(text.unit.value).positional
      else { continue }
      report.add(
        differing, at: text.place, "\(entry.quoted) has the source string \(ShortKey(text.unit.value).quoted)",
        suggestion: "change the key in the code, or use a symbolic key", key: entry.key, subject: entry.quoted)
    }
  }

  /// Returns whether a key is text that people read, with several words.
  private static func isText(_ key: String) -> Bool {
    key.contains(" ") && key.first?.isUppercase == true && !IdentifierKey.isIdentifier(key)
  }

  static let differing = optionalRule(
    "text-differs-from-key", "The source string for a readable key is a different text",
    """
    The code contains `Text("Sign in")`, and the app shows "Log in". Developers then look for the wrong text, and \
    translators see two versions. Change the key in the code and carry its translations over with `strex sync \
    --carry-renames`, or use a symbolic key. Only keys with several words and an initial capital letter are \
    reported. The rule is off by default because some projects edit the source strings in the catalog on purpose.
    """)
}
