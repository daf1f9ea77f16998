import Findings
import StringCatalog

/// Checks whether texts keep the parameters of App Intents: `${applicationName}`.
enum PlaceholderCheck: CatalogCheck {
  static let rules = [placeholder]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.key.contains("${") {
      let wanted = names(in: entry.sourceText)
      for texts in entry.translations {
        for text in texts.texts where text.unit.state != .new && !text.unit.value.isEmpty {
          let found = names(in: text.unit.value)
          let lost = wanted.subtracting(found).sorted().map { ($0, "leaves out") }
          let strange = found.subtracting(wanted).sorted().map { ($0, "has the unknown") }
          for (name, verb) in lost + strange {
            let subject = entry.subject(texts.language, text.cases)
            report.add(
              placeholder, at: text.place, "\(subject) \(verb) ${\(name)}", key: entry.key,
              subject: "\(subject) \(name)")
          }
        }
        if wanted.contains("applicationName") { checkPhrases(texts, entry, &report) }
      }
    }
  }

  /// Checks the phrases of an App Shortcut. They need not have all parameters, but must have the app's name.
  private static func checkPhrases(_ texts: LocalizedTexts, _ entry: LintedEntry, _ report: inout LintReport) {
    guard let set = texts.localization.stringSet, set.state != .new else { return }
    for phrase in texts.localization.node["stringSet"]?["values"]?.elements ?? [] {
      guard let text = phrase.string, !names(in: text).contains("applicationName") else { continue }
      let subject = entry.subject(texts.language)
      report.add(
        placeholder, at: phrase, "a phrase of \(subject) leaves out ${applicationName}", key: entry.key,
        subject: "\(subject) \(text)")
    }
  }

  /// The names in `${…}`.
  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /\$\{([^{}]+)\}/).map { String($0.output.1) })
  }

  static let placeholder = RuleDescription(
    "placeholder", summary: "A translation leaves out a parameter such as ${applicationName}, or has another",
    explanation: "App Intents put values in the place of these names; a phrase without the app's name is not accepted.")
}
