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

  static let letterCase = RuleDescription(
    "case-only-keys", summary: "Two keys that differ only in case",
    explanation: """
      Both keys have to be translated, and one of them may be a typo. If both are intended, explain the difference in \
      a comment.
      """,
    severity: .note, isOnByDefault: false)

  static let duplicate = RuleDescription(
    "duplicate-member", summary: "A duplicate member of a JSON object",
    explanation: """
      The usual cause is a merge of two branches. Xcode reads one of the two members and removes the other when it \
      saves the catalog. `strex compile` reports the same error.
      """,
    severity: .error)

  static let unused = RuleDescription(
    "unused-key", summary: "A key that the code no longer uses",
    explanation: """
      In catalogs, the rule reports keys that a sync has marked as stale, and manual keys that no code looks up. In \
      `.strings` and `.stringsdict` tables, it reports keys that do not occur in any source, not even as part of a \
      string. Remove such keys when you no longer build the versions that need them. `strex sync --remove-stale` \
      removes stale keys from catalogs, and `strex sync --remove-unused` removes keys from tables.
      """,
    severity: .note, isOnByDefault: false)
}
