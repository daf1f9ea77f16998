import Diagnostics
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText
import SwiftLexing
import TextBasics

/// The options of an import.
package struct ImportChoices: Sendable {
  /// Whether every untranslated text is reported.
  package var namesPending = false
  /// Whether to import languages that neither the catalog nor its project has.
  package var addsLanguages = false
  /// Whether to ignore white space when comparing source texts.
  package var ignoresWhitespace = false
  /// The languages of the project.
  package var languages: [String] = []
  /// The only languages to import, or empty for all. A single one is also the language of files that do not name
  /// theirs.
  package var wanted: [String] = []
  /// Whether to add and ignore the same strings as Xcode 27.
  package var followsXcode27 = false
  /// Returns how to check the strings of a catalog, or `nil` to import them regardless of their format specifiers.
  package var check: (@Sendable (_ catalog: FilePath) -> ImportOptions.Check)?

  /// Returns the keys whose strings are imported, or `nil` to import all.
  package var selects: (@Sendable (_ catalog: Catalog, _ language: String) -> Set<UTF8Key>)?

  package init() {}

  /// Returns a part with only the strings of the selected keys.
  func selected(_ part: XLIFFFile, of catalog: Catalog) -> XLIFFFile {
    guard let keys = selects?(catalog, part.targetLanguage) else { return part }
    var part = part
    part.units.removeAll { unit in !Self.possibleKeys(of: unit.id).contains { keys.contains(UTF8Key($0)) } }
    return part
  }

  /// Returns the keys that the id of a unit may refer to. A key may contain the separator of ids.
  static func possibleKeys(of id: String) -> [String] {
    let ofCatalogs = id.ranges(of: "|==|").map { String(id[..<$0.lowerBound]) }
    let ofRules = id.hasPrefix("/") ? id.ranges(of: ":dict/").map { String(id[..<$0.lowerBound].dropFirst()) } : []
    return [id] + ofCatalogs + ofRules
  }

  /// Returns the options for a catalog, or for the tables that it represents.
  func options(for catalog: FilePath, isTable: Bool) -> ImportOptions {
    ImportOptions(
      isTable: isTable, ignoresWhitespace: ignoresWhitespace, followsXcode27: followsXcode27, check: check?(catalog))
  }

  /// Returns the error about source strings that a part would change although the user did not name their language.
  func refusal(toChangeSourcesWith part: XLIFFFile, of catalog: Catalog, _ printed: String, file: String) -> Diagnostic?
  {
    let count = part.units.count { $0.hasTranslation && $0.target?.text != $0.source }
    guard count > 0, wanted.isEmpty, part.targetLanguage == catalog.sourceLanguage else { return nil }
    let language = TerminalSafeText.word(part.targetLanguage)
    let message =
      "the target language \(language) is the source language of \(TerminalSafeText.escaped(printed)), so "
      + "\(Quantity.of(count, "source string")) would change"
    let place = SourceLocation(line: part.line, column: part.column)
    let option = TerminalSafeText.word("--language \(part.targetLanguage)")
    return Diagnostic(
      .error, "source-language-import", message, file: file, location: place,
      help: "correct the target language in the file, or use \(option) to change the source strings")
  }

  /// Returns the wanted language that a language is, or `nil` if translations into it are not imported.
  func wanted(_ language: String) -> String? {
    if wanted.isEmpty { return language }
    if case .known(let name) = LanguageMatch(language, among: wanted) { return name }
    return nil
  }

  /// Returns the language that a part is for, of a catalog or its project.
  func language(of part: XLIFFFile, for imported: ImportedCatalog) throws(ParseError) -> String {
    try language(of: part, for: imported.catalog, among: imported.languages)
  }

  /// Returns the language of the catalog or project that a part is for.
  /// - Parameter hasTranslations: whether there are strings to import. By default, whether the part has a translation.
  /// - Throws: also for a new language, unless the options allow it.
  func language(
    of part: XLIFFFile, for catalog: Catalog, among languages: ImportLanguages, hasTranslations: Bool? = nil
  ) throws(ParseError) -> String {
    let language = try part.language(for: catalog, among: languages)
    let isTaken = hasTranslations ?? part.units.contains(where: \.hasTranslation)
    guard isTaken, !addsLanguages, var problem = part.newLanguage(among: languages) else { return language }
    problem.message += "; use `--add-language` to add \(TerminalSafeText.word(language))"
    throw problem
  }
}
