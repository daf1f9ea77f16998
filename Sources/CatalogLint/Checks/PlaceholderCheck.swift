import Diagnostics

/// Checks whether strings keep the parameters of App Intents: `${applicationName}`.
enum PlaceholderCheck: CatalogCheck {
  static let rules = [placeholder]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.key.contains("${") {
      // Another rule checks the app name in phrases.
      let exempt: Set<String> = catalog.holdsPhrases ? ["applicationName"] : []
      let wanted = names(in: entry.sourceText).subtracting(exempt)
      catalog.forEachTranslation(of: entry) { translation in
        let found = names(in: translation.value).subtracting(exempt)
        let lost = wanted.subtracting(found).sorted().map { ($0, "omits `${\($0)}`") }
        let strange = found.subtracting(wanted).sorted().map { ($0, "contains the unknown parameter `${\($0)}`") }
        for (name, predicate) in lost + strange { report.add(placeholder, translation, predicate, identity: name) }
      }
    }
  }

  /// Returns the names in `${…}`.
  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: Self.name).map { String($0.output.1) })
  }

  nonisolated(unsafe) private static let name = /\$\{([^{}]+)\}/

  static let placeholder = RuleDescription(
    "placeholder", summary: "Parameters in a translation, such as ${applicationName}, differ from the source string",
    explanation: "The App Intents framework replaces these parameters with values at run time.",
    blocksTranslations: true)
}
