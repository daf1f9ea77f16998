import StringCatalog
import StringExchange
import StringTables

/// The strings of a `.stringsdict` as units for translators, with Xcode's identifiers.
struct StringsDictUnits {
  private let source: StringsDictTable
  private let target: StringsDictTable?
  private let categories: [String]?

  /// - Parameters:
  ///   - source: the table of the source language.
  ///   - target: the table of the language, or `nil` if there is none.
  init(_ source: StringsDictTable, _ target: StringsDictTable?, in language: String) {
    (self.source, self.target) = (source, target)
    categories = PluralCategories(of: language)?.needed.map(\.rawValue)
  }

  /// The units in the order of Xcode's files.
  var units: [ExchangeUnit] { source.effectiveEntries.flatMap { entry in units(of: entry) }.inExchangeOrder }

  private func units(of entry: StringsDictEntry) -> [ExchangeUnit] {
    texts(of: entry).map { text in
      let state = target?[entry.key]?.isMarkedAsNew == true ? StringUnit.State.new : .translated
      return ExchangeUnit(
        id: text.path.id(ofKey: entry.key), key: entry.key, source: text.source, note: entry.comment ?? "",
        target: text.target.map { .init(.plain($0), state) })
    }
  }

  func texts(of entry: StringsDictEntry) -> [StringsDictText] {
    entry.form?.texts(beside: target?[entry.key]?.form, needing: categories) ?? []
  }
}
