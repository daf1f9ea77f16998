import Diagnostics
import FileSystem
import ProjectModel
import StringCatalog
import StringExchange
import StringTables
import StructuredText
import SwiftLexing
import TextBasics

/// A catalog or table that came from translators. Its name is the name of a table, but it does not name the catalog of
/// the project.
struct TableOrigin {
  /// The name of the table: `Localizable`.
  let name: String
  private let translations: Catalog
  /// The positions of the keys in the file.
  private let places: [UTF8Key: (line: Int, column: Int)]
  /// Whether the file contains the source texts.
  let hasSources: Bool
  /// The folder of the file, or of its language's folder.
  private let folder: FilePath?
  private let path: FilePath
  private let isInLanguageFolder: Bool
  /// The parts of the file that are not imported, or that may have been read incorrectly.
  private let problems: [StringsError]

  /// - Parameter language: the language of a table in no folder of a language; `nil` if it is unknown.
  /// - Throws: for a file that cannot be parsed, and for a table of an unknown language.
  init(_ path: FilePath, _ bytes: ContiguousArray<UInt8>, _ language: String?) throws(ParseError) {
    name = path.stem
    self.path = (try? FilePath(resolving: path.string)) ?? path
    let around = path.resolvingParents.folder
    if path.isStringCatalog {
      translations = try Catalog(bytes)
      (hasSources, folder, isInLanguageFolder) = (true, around, false)
      let keys = translations.keys.lazy.compactMap { [translations] key in
        translations.name(of: key).map { (UTF8Key(key), $0.location) }
      }
      places = Dictionary(keys) { first, _ in first }
      problems = translations.duplicatePairs.map { first, second in
        let message = "\(second.message); the first, on line \(first.location.line), is imported"
        return StringsError(message, line: second.line, column: second.column)
      }
      return
    }
    let region = around?.fileExtension == "lproj" ? around : nil
    isInLanguageFolder = region != nil
    guard let own = region?.stem ?? language else {
      let message =
        "the file's language is unknown because it is not in a LANG.lproj folder; use `--language LANG` to set it"
      throw ParseError(message)
    }
    (hasSources, folder) = (false, region?.folder ?? around)
    let table = try Self.table(of: bytes, in: own, isStringsDict: path.isStringsDict)
    let warnings = (table.strings?.warnings ?? []) + (table.stringsDict?.warnings ?? [])
    problems = warnings.filter { !$0.isHarmless }
    places = Dictionary(table.places.map { (UTF8Key($0.key), ($0.line, $0.column)) }) { first, _ in first }
    translations = try TableMigration([table], into: Catalog(sourceLanguage: "")).catalog
  }

  private static func table(
    of bytes: ContiguousArray<UInt8>, in language: String, isStringsDict: Bool
  ) throws(ParseError) -> TableMigration.Language {
    var table = TableMigration.Language(name: language)
    do throws(StringsError) {
      if isStringsDict {
        table.stringsDict = try StringsDictTable(bytes)
      } else {
        table.strings = try StringsTable(bytes)
      }
    } catch {
      throw ParseError(error.message, line: error.line, column: error.column)
    }
    return table
  }

  /// Returns warnings about the parts of the file that are not imported, or that may have been read incorrectly.
  func warnings(file: String) -> [Diagnostic] {
    problems.map { problem in
      Diagnostic(
        .warning, hasSources ? "duplicate-member" : "doubtful-table", problem.message, file: file,
        location: SourceLocation(line: problem.line, column: problem.column))
    }
  }

  /// Returns the catalogs and tables of the project that the translations may belong to: those with the name of the
  /// table, or the only one that the user names. The file itself, and tables next to it, may be in the project as well.
  func catalogs(among catalogs: [FilePath], named given: [FilePath]) -> [FilePath] {
    let named = catalogs.filter { $0.stem == name }
    if named.isEmpty, catalogs.count == 1, given.contains(catalogs[0]) { return catalogs }
    let others = named.filter { catalog in !(folder.map { catalog.isWithin($0) } ?? false) }
    return others.isEmpty ? named.filter { !isPart(of: $0) } : others
  }

  /// Returns whether the file is a catalog, or one of the languages of a table.
  func isPart(of catalog: FilePath) -> Bool {
    isInLanguageFolder
      ? catalog.stem == name && (folder.map { catalog.isWithin($0) } ?? false) : catalog == path
  }

  /// The languages of the translations.
  var languages: [String] {
    translations.languages.filter { $0 != translations.sourceLanguage && LanguageName.isPlain($0) }
  }

  /// Returns the translations into a language.
  /// - Parameters:
  ///   - catalog: the project's catalog, which has the source texts of tables.
  ///   - original: its path in the project.
  func part(in language: String, for catalog: Catalog, original: String) -> XLIFFFile {
    let units = CatalogUnits(of: translations, in: language).units.filter { $0.target != nil }
    let sources = hasSources ? [:] : sources(of: catalog, in: language)
    return XLIFFFile(
      original: original, sourceLanguage: catalog.sourceLanguage, targetLanguage: language,
      units: units.map { unit in
        var new = XLIFFUnit(unit)
        if !hasSources { new.source = sources[UTF8Key(unit.id)] }
        // Services deliver files without texts in the source language.
        if hasSources, !hasSource(unit.key) { new.source = nil }
        // Services write strings without a state, and tables have none. They count as translated unless they are empty.
        if !hasSources || unit.target?.state.rawValue.isEmpty ?? false { new.target?.state = nil }
        (new.line, new.column) = places[UTF8Key(unit.key)] ?? (1, 1)
        return new
      })
  }

  /// Returns whether the file contains the source text of a key.
  private func hasSource(_ key: String) -> Bool {
    translations[key]?.localization(translations.sourceLanguage).map { !$0.isEmpty } ?? false
  }

  private func sources(of catalog: Catalog, in language: String) -> [UTF8Key: ExchangeText] {
    let units = CatalogUnits(of: catalog, in: language).units
    return Dictionary(units.compactMap { unit in unit.source.map { (UTF8Key(unit.id), $0) } }) { first, _ in first }
  }
}
