import Diagnostics
import StringCatalog

/// Checks whether keys are distinguishable, and whether the code has them.
enum KeyCheck: CatalogCheck {
  static let rules = [letterCase, duplicate, unused]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for (first, problem) in catalog.catalog.duplicatePairs {
      let message = "\(problem.message); the first is on line \(first.location.line)"
      report.add(duplicate, at: problem, message, suggestion: "remove one of the two entries", subject: problem.message)
    }
    for (key, name) in report.isActive(unused) ? catalog.stale : [] {
      report.add(unused, at: name, "\(ShortKey(key).quoted) is no longer used in code", key: key, subject: key)
    }
    guard report.isActive(letterCase) else { return }
    var first: [String: LintedEntry] = [:]
    for entry in catalog.entries {
      let folded = entry.key.lowercased()
      guard let other = first[folded] else {
        first[folded] = entry
        continue
      }
      guard !other.key.utf8.elementsEqual(entry.key.utf8) else { continue }
      report.add(
        letterCase, at: entry.name, "\(entry.quoted) differs from \(other.quoted) only in case",
        key: entry.key, subject: entry.key)
    }
  }

  static let letterCase = optionalRule(
    "case-only-keys", "Two keys differ only in case",
    """
    Both keys have to be translated, and one of them may be a typo. If both are intended, explain the difference in \
    a comment.
    """)

  static let duplicate = RuleDescription(
    "duplicate-member", summary: "A JSON object or table contains a duplicate member",
    explanation: """
      The usual cause is a merge. Xcode reads one of the two members and removes the other when it saves the catalog. \
      `strex compile` reports the same error. In `.strings` and `.stringsdict` tables, the last value of a key is used, \
      and equal values are only a note.
      """,
    severity: .error)

  static let unused = optionalRule(
    "unused-key", "A key is no longer used in the code",
    """
    In catalogs, the rule reports stale keys as well as manual keys that are not looked up in the code. In \
    `.strings` and `.stringsdict` tables, it reports keys that do not occur in any source file, not even as part of a \
    string. Remove such keys when you no longer build the versions that need them. To remove stale keys from \
    catalogs, use `strex sync --remove-stale`. To remove keys from tables, use `strex sync --remove-unused`.
    """)
}
