import Diagnostics
import TextBasics

/// Finds targets whose strings are in no catalog, although the project is translated.
struct TargetWithoutCatalog: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "target-without-catalog", summary: "A target without a catalog in a translated project",
    explanation: """
      An app or app extension looks up strings in its own bundle. Without a catalog there, users see the keys, \
      although the project is translated. Add Localizable.xcstrings to the target and run `strex sync`, or run \
      `strex sync --create-catalogs`. There is one finding for each target. Frameworks, static libraries and packages \
      are not reported because their lookups use the app's bundle unless the code specifies another one. Command-line \
      tools are not reported because they cannot contain a catalog.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let command = TerminalSafeText.word(project.catalogs.syncCommand(with: "--create-catalogs"))
    return Dictionary(grouping: project.catalogs.untranslated, by: \.reason).compactMap { reason, entries in
      guard let first = entries.min(by: { $0.site < $1.site }) else { return nil }
      let subject = entries.count == 1 ? "this string is" : "\(entries.count) strings are"
      var finding = Diagnostic(
        description, "\(subject) the same in every language because \(reason)", file: first.site.file,
        range: project.lines.range(of: first.site),
        help: first.help ?? "add a catalog to the target, or run \(command) to create one", key: first.key,
        content: reason)
      finding.hasProjectCause = true
      return finding
    }
  }
}
