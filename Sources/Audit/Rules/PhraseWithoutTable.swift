import Diagnostics
import StringExtraction
import TextBasics

/// Finds phrases of App Shortcuts in a translated project without a table for them.
struct PhraseWithoutTable: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "phrase-without-table", summary: "Phrases of App Shortcuts that no table translates",
    explanation: """
      Siri only understands the phrases that a table contains in the user's language. Add AppShortcuts.xcstrings to \
      the target of the phrases and run `strex sync`. There is one finding for all phrases of a project.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let shortcuts = project.catalogs.untranslatedPhrases
    let (table, command) = (ShortcutPhrases.table, TerminalSafeText.word(project.catalogs.syncCommand))
    guard let first = shortcuts.min(by: { $0.site < $1.site }) else { return [] }
    let count = shortcuts.reduce(0) { $0 + $1.phrases.count }
    let subject = count == 1 ? "a phrase of an App Shortcut is" : "\(count) phrases of App Shortcuts are"
    var finding = Diagnostic(
      description, "\(subject) not translated, because no \(table) catalog contains \(count == 1 ? "it" : "them")",
      file: first.site.file, range: project.lines.range(of: first.site),
      help: "add \(table).xcstrings to the target and run \(command)", key: first.key, content: table)
    finding.hasProjectCause = true
    return [finding]
  }
}
