import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// A catalog prepared for the rules.
struct LintedCatalog: Sendable {
  let catalog: Catalog
  /// The entries that ship and are to be translated, in the order of the file.
  let entries: [LintedEntry]
  /// The keys that the code does not have, with their places.
  let stale: [(key: String, name: JSONNode)]
  /// The entries that are not to be translated.
  let untranslatable: [(key: String, entry: CatalogEntry)]
  /// Whether Swift symbols are generated for manual keys.
  let generatesSymbols: Bool
  /// Whether it was made from tables, so that its file has no structure of its own.
  let isTable: Bool

  /// Languages that it should have, in addition to those that it has.
  let wanted: Set<String>
  /// The first localization of each language, in the order of the file.
  let languages: [JSONMember]
  /// The version of Xcode whose refusals are reported.
  let compiler: CatalogCompilation.Rules
  /// Whether all of its strings are phrases of App Shortcuts.
  let holdsPhrases: Bool
  /// The catalog at the commit with which it is compared, if any.
  let former: FormerCatalog?
  /// The project's words and their translations.
  let glossary: Glossary

  init(
    _ catalog: Catalog, table: String, isTable: Bool, _ calls: CallArguments, generatesSymbols: Bool,
    wanted: Set<String> = [], unused: Set<String> = [], compiler: CatalogCompilation.Rules = .xcode26,
    former: FormerCatalog? = nil, glossary: Glossary = Glossary()
  ) {
    (self.catalog, self.wanted, self.isTable, self.compiler) = (catalog, wanted, isTable, compiler)
    (self.former, self.glossary) = (former, glossary)
    var names: Set<String> = []
    let entries = catalog.root["strings"].map { Array($0.members) } ?? []
    languages = entries.compactMap { $0.value["localizations"] }.flatMap { localizations in
      localizations.members.filter { names.insert($0.name).inserted }
    }
    holdsPhrases = ShortcutCheck.tables.contains(table)
    self.generatesSymbols = generatesSymbols
    stale = catalog.keys.enumerated().compactMap { position, key in
      let entry = catalog.entry(at: position)
      return entry.extractionState == .stale || unused.contains(key)
        ? (key, catalog.name(at: position) ?? entry.node) : nil
    }
    var untranslatable: [(key: String, entry: CatalogEntry)] = []
    self.entries = catalog.keys.enumerated().compactMap { position, key in
      let entry = catalog.entry(at: position)
      guard entry.shouldTranslate else {
        untranslatable.append((key, entry))
        return nil
      }
      guard entry.extractionState != .stale else { return nil }
      let name = catalog.name(at: position) ?? entry.node
      return LintedEntry(
        key, name, entry, sourceLanguage: catalog.sourceLanguage, calls: calls, generatesSymbols: generatesSymbols)
    }
    self.untranslatable = untranslatable
  }
}

/// One key with all its strings.
final class LintedEntry: Sendable {
  let key: String
  /// The node of the key.
  let name: JSONNode
  let entry: CatalogEntry
  /// The texts of the source language, or `nil` if the key is the text.
  let source: LocalizedTexts?
  /// The strings of the languages that people translate, without pseudo-languages.
  let translations: [LocalizedTexts]
  /// The calls that differ in their arguments. Empty if unknown.
  let calls: [CallArguments.Call]
  /// Whether a call has a default value for the key.
  let hasDefaultValue: Bool
  /// Whether the key is known to be missing from the code that it was extracted from.
  let isAbsentFromCode: Bool
  /// Whether the code has the key.
  let isInCode: Bool
  /// Whether no code is known to look the key up, or the key is manual and may be used only as a generated symbol, whose
  /// default value is the source text.
  let isWithoutLookup: Bool
  /// Whether the key names an object of a storyboard or xib, whose text the app shows if a language has none.
  let belongsToInterface: Bool
  /// The text in the comment of such a key, if the catalog has no text in the source language.
  private let interfaceText: String?

  init(
    _ key: String, _ name: JSONNode, _ entry: CatalogEntry, sourceLanguage: String, calls: CallArguments,
    generatesSymbols: Bool = false
  ) {
    self.key = key
    self.name = name
    self.entry = entry
    self.calls = calls[key]
    hasDefaultValue = calls.hasDefaultValue(key) ?? false
    isInCode = calls.hasDefaultValue(key) != nil
    isAbsentFromCode =
      calls.areKeysKnown && !isInCode && entry.extractionState == nil
      && entry.localizations.isEmpty
    isWithoutLookup =
      !isInCode
      && (calls.areLookupsKnown || entry.extractionState == .manual && generatesSymbols)
    let all = entry.localizations.map { language, localization in
      LocalizedTexts(language, localization, isSource: language == sourceLanguage)
    }
    source = all.first { $0.isSource && !$0.texts.isEmpty }
    belongsToInterface = InterfaceKey.isOfObject(key)
    interfaceText =
      belongsToInterface && source == nil ? entry.comment.flatMap { InterfaceKey.text(inComment: $0) } : nil
    translations = all.filter { !$0.isSource && !PseudoLanguage.contains($0.language) }
  }

  /// The texts of the source language, if the catalog has them, and the translations.
  var allTexts: [LocalizedTexts] { [source].compactMap(\.self) + translations }

  /// The text of the source language.
  var sourceText: String { source?.main?.unit.value ?? interfaceText ?? key }

  /// Whether the text of the source language is known. It is not in the catalog of an older storyboard.
  var hasKnownText: Bool { !belongsToInterface || source != nil || interfaceText != nil }

  /// Whether a language without a text shows a key that is not the source text.
  var showsKeyWithoutText: Bool { !belongsToInterface && !hasDefaultValue && source != nil && sourceText != key }

  /// The key in quotes, shortened if it is long, for messages.
  var quoted: String { ShortKey(key).quoted }

  /// Returns the subject of a finding about a string: `"%lld seats" in de (one)`.
  func subject(_ language: String, _ cases: [UnitPath.Case] = []) -> String {
    let place = cases.isEmpty ? "" : " (" + cases.map(\.name).joined(separator: ", ") + ")"
    return "\(quoted) in \(language)\(place)"
  }
}

/// A key on one line, shortened if it is long.
struct ShortKey {
  private let text: String

  init(_ key: String) {
    var (line, rest) = ("", key[...])
    // Keys may be very long, so that only their beginning is read.
    while line.count <= 60, let start = rest.firstIndex(where: { !$0.isNewline }) {
      let part = rest[start...].prefix(61).prefix { !$0.isNewline }
      line += (line.isEmpty ? "" : " ") + part
      rest = rest[part.endIndex...]
    }
    text = line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// The key in quotes, for messages.
  var quoted: String { TerminalSafeText.quoted(text) }

  /// Returns the subject of a finding for its fingerprint. Existing baselines contain curly quotes, which messages used
  /// before.
  func identity(of subject: String) -> String {
    let (quoted, curly) = (quoted, "‘" + text + "’")
    // Most subjects begin with the key.
    if subject.hasPrefix(quoted), !subject.utf8.dropFirst(quoted.utf8.count).contains(.quote) {
      return curly + subject.dropFirst(quoted.count)
    }
    return subject.replacing(quoted, with: curly)
  }
}
