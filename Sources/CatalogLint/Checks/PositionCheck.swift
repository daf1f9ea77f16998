import Diagnostics
import StringCatalog

/// Checks whether strings with several arguments number them.
enum PositionCheck: CatalogCheck {
  static let rules = [position, unnumbered]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.sourceText.utf8.count(where: { $0 == UInt8(ascii: "%") }) > 1 {
      guard FormatString(entry.sourceText).specifiers.contains(where: { $0.position != nil }) else {
        checkSource(entry, &report)
        continue
      }
      let unnumbered = entry.translations.filter { texts in
        texts.texts.contains { $0.unit.state != .new && canBeSwapped(FormatString($0.unit.value)) }
      }
      guard let first = unnumbered.first, let text = first.main else { continue }
      let languages =
        unnumbered.count > 3
        ? Quantity.of(unnumbered.count, "language") : unnumbered.map(\.language).joined(separator: ", ")
      report.add(
        position, at: text.place,
        "\(entry.quoted) has several arguments without positions in \(languages), but the source has positions",
        suggestion: "write \"\(FormatString(text.unit.value).positional)\"", key: entry.key, subject: entry.quoted)
    }
  }

  /// Checks a source string without positions.
  private static func checkSource(_ entry: LintedEntry, _ report: inout LintReport) {
    let format = FormatString(entry.sourceText)
    guard report.isActive(unnumbered), canBeSwapped(format) else { return }
    report.add(
      unnumbered, at: entry.source?.main?.place ?? entry.name,
      "\(entry.quoted) takes several arguments of the same type without positions",
      suggestion: "write \"\(format.positional)\"", key: entry.key, subject: entry.quoted)
  }

  /// Returns whether two arguments without positions have the same type, so that no other rule finds them in the wrong
  /// order.
  private static func canBeSwapped(_ format: FormatString) -> Bool {
    var kinds: Set<ArgumentKind> = []
    return zip(format.specifiers, format.spellings).contains { specifier, spelling in
      specifier.kind == .value && specifier.position == nil
        && !kinds.insert(ArgumentKind(conversion: spelling)).inserted
    }
  }

  static let position = optionalRule(
    "argument-positions", "A source string numbers its arguments, but a translation does not",
    """
    The arguments in "%@ of %@" always appear in the code's order. If a translator swaps the words, the app shows \
    the wrong values. Xcode therefore writes "%1$@ of %2$@" into new entries. Arguments of different types are not \
    reported here, because `format-type` finds them if their order is wrong. For sources without positions, see \
    `unnumbered-arguments`. The rule is off by default because most translations keep the order.
    """, blocksTranslations: true)

  static let unnumbered = optionalRule(
    "unnumbered-arguments", "Several arguments of the same type are not numbered in a source string",
    """
    If a translation of "%@ likes %@" needs a different order, the translator has to know about positions. If the \
    translator only swaps the words, no tool can find the mistake. With "%1$@ likes %2$@", translations show which \
    argument is which. The rule is off by default because unnumbered arguments are correct as long as translations \
    keep the order.
    """)
}
