import StringCatalog

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

  static let repeated = optionalRule(
    "comment-repeats-text", "A comment that merely repeats the string",
    """
    Translators need to know where the string appears. A better comment is "Button that saves the document".
    """)

  static let arguments = optionalRule(
    "comment-without-arguments", "The comment for a string with several arguments does not describe them",
    """
    Explain the arguments, for example "%1$@ is the sender's name and %2$lld is the number of messages".
    """)
}
