import Diagnostics

/// Checks whether text that is bold or code in the source language is also complete in translations.
enum EmphasisCheck: CatalogCheck {
  static let rules = [emphasis]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.sourceText.contains(code) {
      catalog.forEachTranslation(of: entry) { translation in
        guard translation.value.utf8.count(where: { $0 == backtick }) == 1 else { return }
        report.add(emphasis, translation, "shows a backtick because the second one is missing")
      }
    }
    for entry in catalog.entries where entry.sourceText.contains("**") && isWhole(entry.sourceText) {
      catalog.forEachTranslation(of: entry) { translation in
        guard translation.value.contains("**"), !isWhole(translation.value) else { return }
        report.add(
          emphasis, translation, "shows asterisks because not every \"**\" begins or ends bold words",
          suggestion: "write \"**words**\" without spaces inside the asterisks")
      }
    }
  }

  /// Returns whether every double star begins or ends bold text.
  private static func isWhole(_ text: String) -> Bool { !text.replacing(bold, with: "").contains("**") }

  private static let backtick = UInt8(ascii: "`")

  /// Created once, because there are thousands of strings.
  nonisolated(unsafe) private static let code = /`[^`]+`/
  nonisolated(unsafe) private static let bold = /\*\*(?=[^\s*])[^*]*[^\s*]\*\*|\*\*[^\s*]\*\*/

  static let emphasis = RuleDescription(
    "markdown-emphasis", summary: "Broken Markdown bold or code formatting in a translation",
    explanation: """
      `**words**` is bold in SwiftUI and in attributed strings. If there is a space inside the asterisks or an odd \
      number of them, users see the asterisks. If the source shows asterisks as well, the translation is not checked. \
      A single backtick instead of a pair is also reported.
      """, blocksTranslations: true)
}
