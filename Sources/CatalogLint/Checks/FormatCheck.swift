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
    let texts = [entry.source].compactMap(\.self) + entry.translations
    let taken = texts.flatMap { texts in texts.texts.map { FormatArguments(of: $0, in: texts).count } }
    let count = ([FormatArguments(of: entry.key).count] + taken).max() ?? 0
    // If the key is an identifier, only the catalog has its text.
    guard count > 0 || !taken.isEmpty, !FormatString(entry.sourceText).hasStrayPercent,
      let call = entry.calls.first(where: { $0.isOfFormat && $0.arguments.count > count })
    else { return }
    let passed = Quantity.of(call.arguments.count, "argument")
    report.add(
      surplus, at: entry.name, "the code at \(call.place) passes \(passed) to \(entry.quoted), which takes \(count)",
      key: entry.key, subject: entry.quoted)
  }

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
      for difference in differences where known.insert(difference.identity).inserted {
        report.add(difference, entry, texts.language)
      }
    }
    guard let expectation = expectations.first(where: \.isFormatted), !expectation.hasStrayPercent else { return }
    for text in texts.all where texts.isSource || text.unit.state != .new {
      guard FormatString(text.unit.value).hasStrayPercent else { continue }
      report.add(
        percent, at: text.place, "\(entry.subject(texts.language, text.cases)) has a percent sign that begins nothing",
        suggestion: "write %%", key: entry.key, subject: entry.subject(texts.language, text.cases))
    }
  }

  static let type = RuleDescription(
    "format-type", summary: "A text takes an argument for another type than it gets",
    explanation: """
      ‘%@’ where a number is passed ends the app, ‘%d’ where an object is passed shows nonsense. What is passed is what \
      the code passes, else what the key takes, else what the text of the source language takes. Where a translation \
      has another order, write positions: ‘%2$@ of %1$lld’.
      """,
    severity: .error)

  static let extra = RuleDescription(
    "format-extra", summary: "A text takes an argument that nobody passes",
    explanation: """
      The app reads whatever lies in memory there, shows it or ends. A literal percent sign in a text with arguments is \
      written ‘%%’.
      """,
    severity: .error)

  static let surplus = RuleDescription(
    "format-surplus", summary: "The code passes an argument that no text takes",
    explanation: """
      ‘String(format: NSLocalizedString("%@ is ready", comment: ""), name, room)’ never shows the room. Each call of a key \
      is judged by itself. Add the argument to the texts or take it out of the code.
      """)

  static let missing = RuleDescription(
    "format-missing", summary: "A translation leaves out an argument that the source shows",
    explanation: """
      What the argument says is lost in this language. The texts of a plural may leave out their number: see \
      ‘plural-number’.
      """)

  static let width = RuleDescription(
    "format-width", summary: "A text takes a number of 64 bits for one of 32 bits or the other way round",
    explanation: "‘%d’ where ‘%lld’ is passed shows large numbers wrong; on today's devices small ones come out right.",
    severity: .note)

  static let mixed = RuleDescription(
    "format-mixed", summary: "Some specifiers of a text have positions and others have none",
    explanation: "Which argument a specifier without a position takes then depends on the system. Number all or none.")

  static let percent = RuleDescription(
    "format-percent", summary: "A text with arguments has a percent sign that begins no specifier",
    explanation: """
      In a text that is formatted, a percent sign that is to be shown is written ‘%%’. A single one swallows what \
      follows, ‘% d’ say. Texts whose source has such a sign, too, are let pass.
      """)

  static let substitution = RuleDescription(
    "unknown-substitution", summary: "A text names a substitution that its localization does not have",
    explanation: "‘%#@name@’ stands for the substitution ‘name’ beside the text. Without that, it is shown as it is.",
    severity: .error)

  static let looseArgument = RuleDescription(
    "loose-argument", summary: "‘%arg’ stands outside of a substitution",
    explanation: """
      In the texts of a substitution ‘%arg’ is its argument. Elsewhere it is ‘%a’, a number in hexadecimal, and ‘rg’: write \
      the specifier of the key. Keys that have ‘%arg’ themselves, as some tools write them, are let pass.
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
