import Diagnostics
import StringCatalog
import StringExchange

/// Reports everything for which a compiler rejects or leaves out strings of a catalog, like `strex compile`.
enum CompilationCheck: CatalogCheck {
  static let rules = [unused, withoutText, deep, variedFallback, variedPlural, folder, control, lost]

  /// The rules of other checks that report the same problem, but only for entries that ship.
  private static let others = [
    "undefined-substitution": FormatCheck.substitution, "plural-without-number": PluralCheck.withoutNumber,
  ]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if catalog.isTable { return }
    let reported = others.mapValues { report.keys(of: $0) }
    let isCompiled = (rules + others.values).contains { $0 != lost && report.isActive($0) }
    for problem in isCompiled ? CatalogCompilation(catalog.catalog, rules: catalog.compiler).problems : [] {
      if let keys = reported[problem.identifier], keys.contains(problem.key) { continue }
      guard let rule = others[problem.identifier] ?? rules.first(where: { $0.identifier == problem.identifier }) else {
        continue
      }
      let node = catalog.catalog.name(of: problem.key) ?? catalog.catalog.root
      let sentence =
        rule == control
        ? "\(ShortKey(problem.key).quoted)\(problem.language.map { " in \($0)" } ?? "") contains a control character"
        : nil
      report.add(
        rule, at: node, sentence ?? problem.sentence, suggestion: sentence.map { _ in "remove the character" },
        key: problem.key, subject: problem.sentence)
    }
    let refused = report.keys(of: variedFallback).union(report.keys(of: variedPlural))
    for (position, key) in catalog.catalog.keys.enumerated() where report.isActive(lost) && !refused.contains(key) {
      for (language, localization) in catalog.catalog.entry(at: position).localizations where !localization.isBareUnit {
        for (node, reason) in LostTexts(localization).found {
          let subject = "\(ShortKey(key).quoted) in \(language)"
          report.add(
            lost, at: node, "a string for \(subject) is not compiled because \(reason)", key: key, subject: subject)
        }
      }
    }
  }

  static let unused = RuleDescription(
    "unused-substitution", summary: "A substitution is not used in any string",
    explanation: """
      A substitution is only shown if a string contains `%#@name@`. Add `%#@name@` to the string or remove the \
      substitution.
      """)

  static let withoutText = RuleDescription(
    "substitutions-without-text", summary: "A localization has substitutions but no string that uses them",
    explanation: """
      The compiler rejects the catalog. Add a string such as `%#@seats@ left` to the localization.
      """,
    severity: .error)

  static let deep = RuleDescription(
    "deep-variation", summary: "A string has more variations than a compiled table supports",
    explanation: """
      A string can vary by device, and each device variation by plural. To vary by more than one number, use \
      substitutions.
      """,
    severity: .error)

  static let variedFallback = RuleDescription(
    "varied-fallback", summary: "A string for other devices that itself has variations, which Xcode 27 rejects",
    explanation: """
      The rule only applies with `--xcode 27`. Xcode 27 does not compile the catalog. Vary the strings for specific \
      devices instead, or use a substitution.
      """,
    severity: .error)

  static let variedPlural = RuleDescription(
    "varied-plural", summary: "A plural case that itself has variations, which Xcode 27 rejects",
    explanation: """
      The rule only applies with `--xcode 27`. Xcode 27 does not compile the catalog. Vary the string by device first \
      and each device by plural, or use a substitution.
      """,
    severity: .error)

  static let folder = RuleDescription(
    "unusable-language", summary: "A language name cannot be used as a folder name",
    explanation: """
      The compiler writes the strings to a folder named after the language, such as de.lproj. Correct the language \
      name.
      """,
    severity: .error)

  static let control = RuleDescription(
    "control-character", summary: "A string contains a control character that is invalid in XML",
    explanation: """
      Compiled tables are XML files. Tools other than Apple's reject a table with such a character.
      """, blocksTranslations: true)

  static let lost = RuleDescription(
    "lost-text", summary: "The compiler ignores a string",
    explanation: """
      A localization can have a single string, variations, or a string with substitutions. If it has both a string \
      and variations, two kinds of variations, or plural forms that vary again, the compiler uses one of them and \
      ignores the others. Keep only the strings that the app needs.
      """, blocksTranslations: true)
}
