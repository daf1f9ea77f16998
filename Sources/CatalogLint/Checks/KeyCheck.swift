import Diagnostics
import StringCatalog

/// Checks whether keys are distinguishable, and whether the code has them.
enum KeyCheck: CatalogCheck {
  static let rules = [letterCase, duplicate, unused]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for (first, problem) in catalog.catalog.duplicatePairs {
      let message = "\(problem.message), first in line \(first.location.line)"
      report.add(duplicate, at: problem, message, suggestion: "remove one of the two", subject: problem.message)
    }
    for (key, name) in report.isActive(unused) ? catalog.stale : [] {
      report.add(unused, at: name, "the code has no \(ShortKey(key).quoted)", key: key, subject: key)
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
        letterCase, at: entry.name, "\(entry.quoted) differs from \(other.quoted) in upper and lower case alone",
        key: entry.key, subject: entry.key)
    }
  }

  static let letterCase = RuleDescription(
    "case-only-keys", summary: "Two keys differ in upper and lower case alone",
    explanation: """
      Both have to be translated, and one may well be a slip. Where both are meant, a comment should tell translators why.
      """,
    severity: .note, isOnByDefault: false)

  static let duplicate = RuleDescription(
    "duplicate-member", summary: "A name stands twice in one object of the file",
    explanation: """
      Two branches were merged, most likely. Xcode reads one of the two, and removes the other when it saves the catalog. \
      ‘strex compile’ ends with the same error.
      """,
    severity: .error)

  static let unused = RuleDescription(
    "unused-key", summary: "The code no longer has a key",
    explanation: """
      In catalogs these are the keys that a sync has marked as stale, and manual keys that no code looks up, in `.strings` and `.stringsdict` tables those that are in none of the \
      sources, not even as a part of a text. Remove them when the versions that need them are no longer built: \
      ‘strex sync --remove-stale’ removes stale keys from catalogs, ‘strex sync --remove-unused’ removes keys from tables.
      """,
    severity: .note, isOnByDefault: false)
}
