import StringCatalog
import StringTables

/// A catalog compiled as Xcode does it: one table for each language that has strings.
///
/// The result is the result of `xcstringstool` in Xcode 26, compared with files of real builds. Strings in all states
/// except `new` are compiled, including stale and untranslatable keys. Nothing is copied from the source language.
public struct CatalogCompilation: Sendable {
  /// The versions of Xcode that reject different catalogs.
  public enum Rules: Sendable {
    case xcode26
    /// Rejects variations of fallbacks and of plural cases.
    case xcode27
  }

  /// The tables in the byte order of the languages.
  public private(set) var tables: [CompiledTable] = []
  /// The problems in the byte order of the catalog's keys.
  public private(set) var problems: [CompilationProblem] = []
  private let rules: Rules
  /// Whether strings in the state `new` are compiled.
  private let isForced: Bool

  /// - Parameters:
  ///   - catalog: the catalog that was read. Unsaved changes are ignored.
  ///   - languages: the languages to compile. Empty for all.
  ///   - isComplete: whether the source language and each language in the catalog have a table, even an empty one.
  ///   - isXML: whether to report and leave out strings that XML cannot store.
  ///   - rules: the version of Xcode whose rules apply.
  ///   - isForced: whether strings in the state `new` are compiled too.
  public init(
    _ catalog: Catalog, languages: [String] = [], isComplete: Bool = false, isXML: Bool = true, rules: Rules = .xcode26,
    isForced: Bool = false
  ) {
    (self.rules, self.isForced) = (rules, isForced)
    var tables: [String: CompiledTable] = [:]
    let keys = catalog.keys.enumerated().sorted { $0.element.utf8.lexicographicallyPrecedes($1.element.utf8) }
    if isComplete, languages.isEmpty || languages.contains(catalog.sourceLanguage) {
      tables[catalog.sourceLanguage] = CompiledTable(language: catalog.sourceLanguage, isKept: true)
    }
    var last: String?
    for (position, key) in keys {
      // If a key occurs twice, the first entry is compiled.
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
        // If a language occurs twice, the first localization is compiled.
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
    var compiler = LocalizationCompiler(
      key: key, language: language, keepsNew: isForced || entry.extractionState == .manual)
    let value = compiler.compile(localization)
    if rules == .xcode27 {
      let refusals = VariationRefusals(key, language, localization).problems
      problems += refusals + compiler.problems.filter { refusals.isEmpty || $0.identifier != Self.withoutText }
    } else {
      problems += compiler.problems
    }
    guard let value else { return nil }
    if !LanguageName.canNameFolder(language) { problems.append(.unusableLanguage(language, key)) }
    if isXML, !value.fitsXML || !key.fitsXML {
      problems.append(.control(language, key))
      return nil
    }
    return value
  }

  private static let withoutText = CompilationProblem.withoutText("", "").identifier

  /// Reports plurals that do not contain the number: in the source language, or in all others if it has no plural.
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
  /// Whether XML can store all of its strings.
  fileprivate var fitsXML: Bool {
    switch self {
    case .text(let text): text.fitsXML
    case .dictionary(let members): members.allSatisfy { $0.name.fitsXML && $0.value.fitsXML }
    }
  }
}
