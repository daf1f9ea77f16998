import Diagnostics
import StringExtraction
import TextBasics

/// Finds phrases of App Shortcuts in a translated project without a table for them.
struct PhraseWithoutTable: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "phrase-without-table", summary: "App Shortcut phrases not translated in any table",
    explanation: """
      Siri understands only the phrases that are in a table in the user's language. Add AppShortcuts.xcstrings to the \
      phrases' target and run `strex sync`. There is one finding for all phrases in a project.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let shortcuts = project.catalogs.untranslatedPhrases
    let (table, command) = (ShortcutPhrases.table, TerminalSafeText.word(project.catalogs.syncCommand))
    guard let first = shortcuts.min(by: { $0.site < $1.site }) else { return [] }
    let count = shortcuts.reduce(0) { $0 + $1.phrases.count }
    let subject = count == 1 ? "an App Shortcut phrase is" : "\(count) App Shortcut phrases are"
    var finding = Diagnostic(
      description, "\(subject) not translated because no \(table) catalog contains \(count == 1 ? "it" : "them")",
      file: first.site.file, range: project.lines.range(of: first.site),
      help: "add \(table).xcstrings to the target and run \(command)", key: first.key, content: table)
    finding.hasProjectCause = true
    return [finding]
  }
}
