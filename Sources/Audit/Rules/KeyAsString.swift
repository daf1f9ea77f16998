import Diagnostics
import StringDataFlow
import TextBasics

/// Finds keys that are not extracted, because they are passed to their lookup as plain strings.
struct KeyAsString: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "key-as-string", summary: "A key written as a plain string and looked up at run time",
    explanation: """
      A literal or an enum's raw value passes through a wrapper, an extension of String or a property to a call \
      that looks it up at run time. Examples of such calls are `NSLocalizedString(key, …)`, `LocalizedStringKey(key)` \
      and `String.LocalizationValue(key)`. The key cannot be extracted. `strex sync` never adds its entry but keeps an \
      existing one so that a key in use does not become stale. The rule reports only keys whose entries would \
      otherwise become stale. Change the wrapper's parameter to LocalizedStringResource or String.LocalizationValue so \
      that the literals passed by callers are extracted. For a function whose first argument is the key, you can also \
      use `routines` in .strex.json or `--routine`.
      """, severity: .note)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    project.catalogs.inUse.filter { $0.use.text.contains(where: \.isLetter) }.map { use, catalog in
      Diagnostic(
        description, "\(AuditedProject.quote([use.text])) is looked up in \(catalog) at run time \(use.way)",
        file: use.site.file, range: project.lines.range(of: use.site), help: Self.suggestion(use), key: use.text,
        content: use.text)
    }
  }

  /// Returns how to make the literal a key that is extracted.
  static func suggestion(_ use: KeyUse) -> String {
    let name = use.routine.map { " or add \(TerminalSafeText.word($0)) to `routines` in .strex.json" } ?? ""
    return "change the parameter's type to LocalizedStringResource\(name) so that the literal is extracted"
  }
}
