import StringCatalog
import TextBasics

/// The comments that keys take from their tables. If the source language does not have the key, its comment is from the
/// first other language that has one (536 of 538 entries that Xcode migrated).
struct MigratedComments {
  /// The comment that `genstrings` writes if the code has none. Xcode does not migrate it (137 of 137).
  static let placeholder = "No comment provided by engineer."

  private let source: String
  private let skipsHeaders: Bool
  /// The keys of the source language and of the original catalog.
  private let settled: Set<UTF8Key>

  init(_ languages: [TableMigration.Language], into catalog: Catalog, skipsHeaders: Bool) {
    (source, self.skipsHeaders) = (catalog.sourceLanguage, skipsHeaders)
    let own = languages.filter { [source] in $0.name == source }
    let keys = own.flatMap { language in
      (language.strings?.entries.map(\.key) ?? []) + (language.stringsDict?.effectiveEntries.map(\.key) ?? [])
    }
    settled = Set((keys + catalog.keys).map { UTF8Key($0) })
  }

  func comment(of entry: StringsEntry, in language: String) -> String? {
    skipsHeaders && entry.isCommentApart ? nil : comment(entry.comment, entry.key, language)
  }

  func comment(of entry: StringsDictEntry, in language: String) -> String? {
    comment(entry.comment, entry.key, language)
  }

  private func comment(_ comment: String?, _ key: String, _ language: String) -> String? {
    if comment == Self.placeholder { return nil }
    if language == source { return comment }
    return settled.contains(UTF8Key(key)) || UntranslatedMark.isIn(comment) ? nil : comment
  }
}
