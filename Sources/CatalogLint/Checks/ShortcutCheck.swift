import Diagnostics
import StringCatalog
import StructuredText

/// Checks the phrases of App Shortcuts as Xcode does when it builds an app (ValidateAppShortcutStringsMetadata).
enum ShortcutCheck: CatalogCheck {
  static let rules = [phrase]

  /// The tables of phrases.
  static let tables: Set<String> = ["AppShortcuts", "AssistantIntents"]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let hasSeveral = entry.allTexts.contains { $0.localization.stringSet != nil }
      guard catalog.holdsPhrases || hasSeveral else { continue }
      let hasSource = entry.entry.localization(catalog.catalog.sourceLanguage) != nil
      if !hasSource, !hasName(entry.key) {
        report.add(phrase, at: entry.name, "\(entry.quoted) omits `\(name)`", key: entry.key, subject: entry.key)
      }
      for (language, localization) in entry.entry.localizations where !PseudoLanguage.contains(language) {
        let isSource = language == catalog.catalog.sourceLanguage
        for text in phrases(of: localization, isSource: isSource) where !hasName(text.string ?? name) {
          let subject = entry.subject(language)
          report.add(
            phrase, at: text, "a phrase for \(subject) omits `\(name)`", key: entry.key,
            subject: "\(subject) \(text.string ?? "")")
        }
      }
    }
  }

  /// Returns the texts to check: all texts of the source language, and translations that are not `new`.
  private static func phrases(of localization: Localization, isSource: Bool) -> [JSONNode] {
    var texts: [JSONNode] = []
    if let set = localization.stringSet, isSource || set.state != .new {
      texts += localization.node["stringSet"]?["values"]?.elements ?? []
    }
    if let unit = localization.stringUnit, isSource || unit.state != .new, !unit.value.isEmpty,
      let value = localization.node["stringUnit"]?["value"]
    {
      texts.append(value)
    }
    return texts.filter { $0.string != nil }
  }

  private static let name = "${applicationName}"

  private static func hasName(_ text: String) -> Bool { text.contains(name) }

  static let phrase = RuleDescription(
    "app-shortcut-phrase", summary: "An App Shortcut phrase does not contain ${applicationName}",
    explanation: """
      Xcode only builds the app if every phrase contains the app's name in every language. The rule checks the \
      AppShortcuts and AssistantIntents tables and all entries with several phrases.
      """,
    severity: .error, blocksTranslations: true)
}
