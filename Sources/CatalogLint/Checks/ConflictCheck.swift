import Diagnostics

/// Checks whether strings contain both sides of a merge conflict.
enum ConflictCheck: CatalogCheck {
  static let rules = [conflict]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    catalog.forEachText { text in
      guard text.value.utf8.contains(UInt8(ascii: "<")) else { return }
      let lines = text.value.split(whereSeparator: \.isNewline)
      guard let start = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
        lines[start...].contains(where: { $0.hasPrefix(">>>>>>> ") })
      else { return }
      report.add(conflict, text, "contains a merge conflict")
    }
  }

  static let conflict = RuleDescription(
    "conflict-marker", summary: "A string contains a merge conflict",
    explanation: """
      A tool has imported a file with conflict markers (`<<<<<<<` and `>>>>>>>`), so the app shows both versions of \
      the string with the markers. Choose one of the versions.
      """,
    severity: .error)
}
