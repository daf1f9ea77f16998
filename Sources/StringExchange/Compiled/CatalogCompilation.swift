import StringCatalog
import StringTables
import TextBasics

/// A catalog compiled as Xcode compiles it: a table for each language that has something.
///
/// What is compiled is what `xcstringstool` of Xcode 26 compiles, measured on the files of real builds: all states but `new`,
/// stale keys and those that are not to be translated too; nothing is taken over from the source language.
public struct CatalogCompilation: Sendable {
  /// By the bytes of the languages.
  public private(set) var tables: [CompiledTable] = []
  /// In the order of the catalog's keys, sorted by bytes.
  public private(set) var problems: [CompilationProblem] = []

  /// - Parameters:
  ///   - catalog: as it was read; changes are not looked at.
  ///   - languages: the only ones; empty for all.
  ///   - isComplete: whether each language that the catalog names has a table, be it empty, and its source language too.
  ///   - isXML: whether texts are reported and left out that XML cannot hold.
  public init(_ catalog: Catalog, languages: [String] = [], isComplete: Bool = false, isXML: Bool = true) {
    var tables: [String: CompiledTable] = [:]
    let keys = catalog.keys.enumerated().sorted { $0.element.utf8.lexicographicallyPrecedes($1.element.utf8) }
    if isComplete, languages.isEmpty || languages.contains(catalog.sourceLanguage) {
      tables[catalog.sourceLanguage] = CompiledTable(language: catalog.sourceLanguage, isKept: true)
    }
    var last: String?
    for (position, key) in keys {
      // Of a key that stands twice the first entry counts.
      if let last, last.utf8.elementsEqual(key.utf8) { continue }
      last = key
      let entry = catalog.entry(at: position)
      let before = problems.count
      checkNumbers(key, entry, sourceLanguage: catalog.sourceLanguage, languages)
      if let phrases = entry.localizations.first(where: { $0.localization.stringSet != nil }) {
        problems.append(.phrases(phrases.language, key))
      }
      var seen: Set<String> = []
      for (language, localization) in entry.localizations where languages.isEmpty || languages.contains(language) {
        // The same goes for a language that stands twice.
        guard seen.insert(language).inserted else { continue }
        if isComplete { tables[language, default: CompiledTable(language: language)].isKept = true }
        guard let value = compile(localization, of: entry, key, language, isXML: isXML) else { continue }
        tables[language, default: CompiledTable(language: language)].add(key, value)
      }
      for index in before..<problems.count { problems[index].place = catalog.name(at: position)?.location }
    }
    self.tables = tables.values.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
  }

  private mutating func compile(
    _ localization: Localization, of entry: CatalogEntry, _ key: String, _ language: String, isXML: Bool
  ) -> CompiledValue? {
    var compiler = LocalizationCompiler(key: key, language: language, keepsNew: entry.extractionState == .manual)
    let value = compiler.compile(localization)
    problems += compiler.problems
    guard let value else { return nil }
    if !LanguageName.canNameFolder(language) { problems.append(.unusableLanguage(language, key)) }
    if isXML, !value.fitsXML || !key.fitsXML {
      problems.append(.control(language, key))
      return nil
    }
    return value
  }

  /// Reports plurals that never say the number: the source language's, or where that has none those of all others.
  private mutating func checkNumbers(
    _ key: String, _ entry: CatalogEntry, sourceLanguage: String, _ languages: [String]
  ) {
    for (language, _) in entry.pluralsWithoutNumber(sourceLanguage: sourceLanguage) {
      guard language == sourceLanguage || languages.isEmpty || languages.contains(language) else { continue }
      problems.append(.withoutNumber(language, key))
    }
  }
}

extension CompiledValue {
  /// Whether XML can hold all of its texts.
  fileprivate var fitsXML: Bool {
    switch self {
    case .text(let text): text.fitsXML
    case .dictionary(let members): members.allSatisfy { $0.name.fitsXML && $0.value.fitsXML }
    }
  }
}
