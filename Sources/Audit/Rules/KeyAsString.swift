import Diagnostics
import StringDataFlow
import TextBasics

/// Finds keys that are not extracted, because they are passed to their lookup as plain strings.
struct KeyAsString: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "key-as-string", summary: "A key in use that is a plain string where it is written",
    explanation: """
      The literal, or the raw value of an enum, goes through a wrapper, an extension of String or a property to a call that \
      looks it up when the app runs: ‘NSLocalizedString(key, …)’, ‘LocalizedStringKey(key)’, ‘String.LocalizationValue(key)’. No \
      tool extracts it. ‘strex sync’ leaves its entry as it is, so that it does not go stale while it is in use, and never \
      adds one. Only keys are told whose entries would go otherwise. Let the wrapper take a LocalizedStringResource or \
      String.LocalizationValue: then the literals at its calls are extracted. A function whose first argument is the key can \
      also be named in the ‘routines’ of .strex.json or with --routine.
      """, severity: .note)

  func findings(in project: AuditedProject) -> [Finding] {
    project.catalogs.inUse.filter { $0.use.text.contains(where: \.isLetter) }.map { use, catalog in
      Finding(
        description.identifier, description.severity, path: use.site.file, range: project.lines.range(of: use.site),
        message: "\(AuditedProject.quote([use.text])) is looked up in \(catalog) when the app runs, \(use.way)",
        suggestion: Self.suggestion(use), key: use.text, content: use.text)
    }
  }

  /// Returns how to make the literal a key that is extracted.
  static func suggestion(_ use: KeyUse) -> String {
    let name = use.routine.map { ", or name \(TerminalSafeText.word($0)) in the ‘routines’ of .strex.json" } ?? ""
    return "let what takes it take a LocalizedStringResource\(name), so that the literal is extracted"
  }
}
