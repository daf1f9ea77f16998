import Diagnostics
import StringCatalog

/// Checks whether every text takes the arguments that it is passed.
///
/// These are the arguments in the code if they are known, otherwise the key's arguments, otherwise the arguments of the
/// source language's text.
enum FormatCheck: CatalogCheck {
  static let rules = [type, extra, surplus, missing, width, mixed, percent, substitution, looseArgument]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where !isPredicateRow(entry.key) {
      let expectations = FormatExpectation.all(of: entry)
      if let source = entry.source { check(source, entry, expectations, &report) }
      for texts in entry.translations { check(texts, entry, expectations, &report) }
      checkSurplus(entry, &report)
    }
  }

  /// Adds a finding for the first call that passes more arguments than any text takes.
  private static func checkSurplus(_ entry: LintedEntry, _ report: inout LintReport) {
    if !entry.calls.contains(where: \.isOfFormat) { return }
    let taken = entry.allTexts.flatMap { texts in texts.texts.map { FormatArguments(of: $0, in: texts).count } }
    let count = ([FormatArguments(of: entry.key).count] + taken).max() ?? 0
    // If the key is an identifier, only the catalog has its text.
    guard count > 0 || !taken.isEmpty, !FormatString(entry.sourceText).hasStrayPercent,
      let call = entry.calls.first(where: { $0.isOfFormat && $0.arguments.count > count })
    else { return }
    let passed = Quantity.of(call.arguments.count, "argument")
    report.add(
      surplus, at: entry.name, "the code at \(call.place) passes \(passed) to \(entry.quoted), which expects \(count)",
      key: entry.key, subject: entry.quoted)
  }

  /// The maximum number of findings about the specifiers of one text.
  private static let limit = 50

  /// Returns whether a key is a row of a predicate editor, which lists its choices in brackets: ‘%[Author,Subject]@
  /// %[is]@ %@’.
  private static func isPredicateRow(_ key: String) -> Bool { key.contains("%[") && key.contains("]@") }

  private static func check(
    _ texts: LocalizedTexts, _ entry: LintedEntry, _ expectations: [FormatExpectation], _ report: inout LintReport
  ) {
    for text in texts.texts where texts.isSource || text.unit.state != .new {
      let arguments = FormatArguments(of: text, in: texts)
      let differences = expectations.flatMap {
        FormatComparison(arguments, text, $0, isSource: texts.isSource).differences
      }
      var known: Set<FormatComparison.Difference.Identity> = []
      for difference in differences where known.count < limit && known.insert(difference.identity).inserted {
        report.add(difference, entry, texts.language)
      }
    }
    guard let expectation = expectations.first(where: \.isFormatted), !expectation.hasStrayPercent else { return }
    for text in texts.all where texts.isSource || text.unit.state != .new {
      guard FormatString(text.unit.value).hasStrayPercent else { continue }
      report.add(
        percent, LintedTranslation(entry: entry, language: texts.language, text: text),
        "contains a percent sign that does not begin a format specifier",
        suggestion: "write `%%` or correct the specifier")
    }
  }

  static let type = RuleDescription(
    "format-type", summary: "A format specifier does not match its argument",
    explanation: """
      `%@` for a number crashes the app, and `%d` for an object shows a meaningless number. The rule compares each \
      string with the arguments passed in the code. If these are unknown, it uses the specifiers in the key or source \
      string. If a translation needs a different order, number the specifiers: `%2$@ of %1$lld`.
      """,
    severity: .error)

  static let extra = RuleDescription(
    "format-extra", summary: "A format specifier has no argument",
    explanation: """
      The app reads an argument that was not passed and shows random data or crashes. To write a percent sign in a \
      string with arguments, use `%%`.
      """,
    severity: .error)

  static let surplus = RuleDescription(
    "format-surplus", summary: "An argument passed in the code is not used in any string",
    explanation: """
      `String(format: NSLocalizedString("%@ is ready", comment: ""), name, room)` never shows the room. Each call is \
      checked separately. Add the argument to the strings or remove it from the code.
      """)

  static let missing = RuleDescription(
    "format-missing", summary: "A translation omits an argument used in the source string",
    explanation: """
      Users of that language do not see the argument's value. Plural forms can omit their number. The \
      `plural-number` rule checks these forms.
      """)

  static let width = optionalRule(
    "format-width", "A format specifier is for integers of a different size",
    """
    `%d` shows large 64-bit numbers incorrectly. The rule is off by default because small numbers are shown \
    correctly on all Apple devices.
    """, blocksTranslations: true)

  static let mixed = RuleDescription(
    "format-mixed", summary: "Specifiers with and without a position take the same argument",
    explanation: """
      Specifiers without a position are counted separately: in `%1$@ and %@`, both are the first argument. Number \
      either all specifiers or none. A string such as `%d files for %2$@` is not reported, because each of its \
      specifiers takes another argument.
      """)

  static let percent = RuleDescription(
    "format-percent", summary: "A percent sign does not begin a format specifier",
    explanation: """
      In a string with arguments, write a percent sign as `%%`. A single percent sign and the characters after it, \
      such as `% d`, are read as a specifier. Strings are not reported if the source contains the same sign.
      """)

  static let substitution = RuleDescription(
    "unknown-substitution", summary: "A string uses an unknown substitution",
    explanation: """
      `%#@name@` is replaced by the `name` substitution in the same localization. If it is missing, users see \
      `%#@name@`.
      """,
    severity: .error)

  static let looseArgument = RuleDescription(
    "loose-argument", summary: "`%arg` is used outside a substitution",
    explanation: """
      In a substitution, `%arg` refers to its argument. Elsewhere, it is read as `%a`, a hexadecimal number, followed \
      by `rg`. Use the key's specifier instead. Strings are not reported if the key contains `%arg`, because some \
      tools write such keys.
      """,
    severity: .error)
}

extension LintReport {
  fileprivate mutating func add(_ difference: FormatComparison.Difference, _ entry: LintedEntry, _ language: String) {
    let subject = entry.subject(language, difference.text.cases)
    add(
      difference.rule, at: difference.text.place, "\(subject) \(difference.message)",
      key: entry.key, subject: "\(subject) \(difference.position)")
  }
}
