import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether comments help translators; off by default.
enum CommentCheck: CatalogCheck {
  static let rules = [repeated, arguments]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      guard let comment = entry.entry.comment, !comment.isEmpty else { continue }
      let node = entry.entry.node["comment"] ?? entry.name
      if [entry.key, entry.sourceText].contains(where: { $0.lowercased() == comment.lowercased() }) {
        report.add(
          repeated, at: node, "the comment for \(entry.quoted) repeats the string", key: entry.key,
          subject: entry.quoted)
      }
      let count = FormatString(entry.sourceText).specifiers.count
      let isNamed = comment.utf8.contains(UInt8(ascii: "%")) || comment.contains("argument")
      if count > 1, !isNamed {
        report.add(
          arguments, at: node, "the comment for \(entry.quoted) does not describe its \(count) arguments",
          key: entry.key,
          subject: entry.quoted)
      }
    }
  }

  static let repeated = RuleDescription(
    "comment-repeats-text", summary: "A comment that merely repeats the string",
    explanation: """
      Translators need to know where the string appears. A better comment is "Button that saves the document".
      """,
    severity: .note,
    isOnByDefault: false)

  static let arguments = RuleDescription(
    "comment-without-arguments", summary: "The comment for a string with several arguments does not describe them",
    explanation: """
      Explain the arguments, for example "%1$@ is the sender's name and %2$lld is the number of messages".
      """, severity: .note,
    isOnByDefault: false)
}
