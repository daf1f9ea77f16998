import Diagnostics
import TextBasics

/// Finds keys without a comment for translators.
struct MissingComment: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "missing-comment", summary: "A key without a comment for translators",
    explanation: """
      A single word is hard to translate: "Book" is a verb on a button and a noun in a title. Use `comment:` to \
      describe where the text appears and what its arguments are. A key needs only one comment.
      """, isOnByDefault: false)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    struct Entry: Hashable {
      let table: String
      let key: String
    }
    let strings = project.catalogs.strings.filter { !$0.isDebugOnly }
    var done = Set(strings.filter { $0.comment?.isEmpty == false }.map { Entry(table: $0.table, key: $0.key) })
    return strings.sorted { $0.site < $1.site }.compactMap { string in
      guard done.insert(Entry(table: string.table, key: string.key)).inserted else { return nil }
      return Diagnostic(
        description, "\(TerminalSafeText.quoted(string.key)) has no comment for translators", file: string.site.file,
        range: project.lines.range(of: string.site), help: "use `comment:` to describe where the text appears",
        key: string.key, content: string.key)
    }
  }
}
