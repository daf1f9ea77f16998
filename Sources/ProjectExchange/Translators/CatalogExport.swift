import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringExchange
import StringTables
import StructuredText
import TextBasics

/// The units of catalogs in one language, and the strings that cannot be exported.
package struct CatalogExport {
  package let language: String
  package private(set) var files: [XLIFFFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  private var androidFiles: [XclocPackage.File] = []
  private var androidProblems: [AndroidKeyProblem] = []
  private var resourceCount = 0
  /// The keys that are left out because they do not ship.
  package private(set) var omittedKeys: Set<UTF8Key> = []
  private let format: ExportFormat
  /// Whether the format is XML, which does not support control characters.
  private var isXML: Bool { format.isXLIFF }

  package var unitCount: Int { resourceCount + files.reduce(0) { $0 + $1.units.count } }
  package var fileCount: Int { files.count + androidFiles.count }

  /// - Parameters:
  ///   - tables: the tables, which XLIFF exports with Xcode's own ids.
  ///   - unbundled: the catalogs whose strings are not to be translated.
  ///   - isOmitted: returns whether a key of a catalog is left out.
  ///   - description: returns the description of a key for its note.
  package init(
    _ catalogs: [CatalogSet.Member], _ tables: ExchangedTables, as format: ExportFormat, in language: String,
    needing need: ExchangeNeed?, _ paths: OriginalPaths, unbundled: Set<FilePath>,
    omitting isOmitted: (_ key: String, _ catalog: FilePath) -> Bool,
    description: (_ key: String, _ catalog: FilePath) -> String?
  ) {
    (self.language, self.format) = (language, format)
    for member in catalogs {
      var units = CatalogUnits(of: member.catalog, in: language)
      if isXML, unbundled.contains(member.path) { units.markAsNotTranslatable() }
      units.describe { description($0, member.path) }
      for id in units.collisions {
        warn(
          "ambiguous-unit", "two strings in this catalog have the ID \(Self.name(id)); only one of them is in",
          member)
      }
      let kept = units.units.filter { !isOmitted($0.key, member.path) }
      if kept.count < units.units.count {
        omittedKeys.formUnion(units.units.lazy.map { UTF8Key($0.key) })
        omittedKeys.subtract(kept.lazy.map { UTF8Key($0.key) })
      }
      guard isXML, let table = tables[member.path] else {
        add(kept, member, need, paths.original(of: member.path))
        continue
      }
      addTables(of: table, kept, member, need, paths)
    }
    files.sort { Self.order($0.original, $1.original) }
  }

  /// Exports catalogs as Android resources.
  /// - Parameters:
  ///   - output: the output folder, whose existing language folders keep their names.
  ///   - folders: the folders of all languages to write.
  package init(
    android catalogs: [CatalogSet.Member], in language: String, into output: GivenPath, _ folders: AndroidFolders,
    _ paths: OriginalPaths
  ) {
    (self.language, format) = (language, .android)
    var android = AndroidFiles(language, into: output, folders)
    for member in catalogs { android.add(member, paths.original(of: member.path)) }
    (androidFiles, diagnostics, resourceCount) = (android.files, android.diagnostics, android.count)
    androidProblems = android.problems
  }

  /// Returns the problems of exports in several languages.
  package static func diagnostics(of exports: [CatalogExport]) -> [Diagnostic] {
    AndroidKeyProblem.diagnostics(of: exports.flatMap(\.androidProblems)) + exports.flatMap(\.diagnostics)
  }

  /// Adds one file for the `.strings` and one for the `.stringsdict`. A table without a `.strings` file only has the
  /// latter.
  private mutating func addTables(
    of table: TableCatalog, _ units: [ExchangeUnit], _ member: CatalogSet.Member, _ need: ExchangeNeed?,
    _ paths: OriginalPaths
  ) {
    let original = paths.original(of: member.path)
    guard let rules = table.sourceRules else { return add(units, member, need, original, isTable: true) }
    let texts = units.filter { rules.table[$0.key] == nil }
    let varied = StringsDictUnits(rules.table, table.rules(of: language), in: language).units
    if rules.path == member.path { return add((texts + varied).inExchangeOrder, member, need, original, isTable: true) }
    add(texts, member, need, original, isTable: true)
    add(varied, member, need, paths.original(of: rules.path), isTable: true)
  }

  private mutating func add(
    _ units: [ExchangeUnit], _ member: CatalogSet.Member, _ need: ExchangeNeed?, _ original: String,
    isTable: Bool = false
  ) {
    let wanted = need.map { need in units.filter(need.has) } ?? units
    let writable = isXML ? wanted.filter(\.fitsXML) : wanted
    for unit in wanted where writable.count < wanted.count && !unit.fitsXML {
      warn(
        "unwritable-unit",
        "\(Self.name(unit.id)) contains a character not allowed in XML, so the string is left out of", member)
    }
    if writable.isEmpty { return }
    guard !isXML || [original, member.catalog.sourceLanguage].allSatisfy(\.fitsXML) else {
      let sentence = "the catalog's path or source language contains a control character, which is not allowed in XML"
      return diagnostics.append(Diagnostic(.error, "unwritable-file", sentence, file: member.printed))
    }
    let file = XLIFFFile(
      original: original, sourceLanguage: member.catalog.sourceLanguage, targetLanguage: language, exporting: writable)
    files.append(isTable ? file.asOfTable : file)
  }

  private mutating func warn(_ identifier: String, _ message: String, _ member: CatalogSet.Member) {
    let end = " the files for \(TerminalSafeText.word(language))"
    diagnostics.append(Diagnostic(.warning, identifier, message + end, file: member.printed))
  }

  private static func name(_ id: String) -> String { TerminalSafeText.quoted(id) }

  /// Compares paths without regard to case, as Xcode does.
  private static func order(_ a: String, _ b: String) -> Bool {
    let (small, other) = (a.lowercased(), b.lowercased())
    return small == other ? a < b : small < other
  }

  /// Returns the files to write, by paths relative to the output folder.
  /// - Parameters:
  ///   - tool: the Xcode version to write to XLIFF files.
  ///   - isZipped: whether to write packages as ZIP archives.
  package func output(
    by tool: ExchangeTool, _ catalogs: [CatalogSet.Member], _ tables: ExchangedTables,
    _ paths: OriginalPaths, isZipped: Bool
  ) throws(FileError) -> [XclocPackage.File] {
    switch format {
    case .xliff: return [.init(path: language + ".xliff", bytes: XLIFFWriter.bytes(of: files, tool: tool))]
    case .csv: return [.init(path: language + ".csv", bytes: CSVExchange.bytes(of: files))]
    case .json: return [.init(path: language + ".json", bytes: JSONExchange.bytes(of: files))]
    case .android: return androidFiles
    case .xcloc:
      let package = XclocPackage(
        language: language, developmentLanguage: catalogs.first?.catalog.sourceLanguage ?? "",
        project: paths.projectName, exported: files, sources: try sources(catalogs, tables, paths),
        tool: tool)
      let files = package.files.map { XclocPackage.File(path: package.name + "/" + $0.path, bytes: $0.bytes) }
      guard isZipped else { return files }
      let name = package.name + ".zip"
      do throws(ParseError) { return [.init(path: name, bytes: try ZipWriter.archive(of: files))] } catch {
        throw FileError(name, error.message)
      }
    }
  }

  /// Returns the source files of the units as context for translators.
  private func sources(
    _ catalogs: [CatalogSet.Member], _ tables: ExchangedTables, _ paths: OriginalPaths
  ) throws(FileError) -> [XclocPackage.Source] {
    let originals = Set(files.map(\.original))
    var sources: [XclocPackage.Source] = []
    for member in catalogs {
      let (original, file) = (paths.original(of: member.path), paths.file(of: member.path))
      guard originals.contains(original) else { continue }
      if file == member.path, file.isStringCatalog {
        sources.append(.init(original: original, catalog: member.catalog))
      } else {
        sources.append(.init(original: original, bytes: Array(try FileContents(of: file.string).bytes)))
      }
    }
    for rules in tables.byRules.keys.sorted() where originals.contains(paths.original(of: rules)) {
      // A table without a `.strings` file is already among the members.
      if tables[rules] != nil { continue }
      sources.append(.init(original: paths.original(of: rules), bytes: Array(try FileContents(of: rules.string).bytes)))
    }
    return sources
  }
}

/// The file formats for translators.
package enum ExportFormat: String, CaseIterable, Sendable {
  case xcloc, xliff, csv, json, android

  /// Whether units have Xcode's identifiers.
  package var isXLIFF: Bool { self == .xcloc || self == .xliff }
}

/// The catalogs that only static libraries and command-line tools compile. These have no resources, and Xcode exports
/// their texts as not translatable since 26.4.
package struct UnbundledCatalogs {
  package private(set) var paths: Set<FilePath> = []
  /// A note for each catalog.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ catalogs: [CatalogSet.Member], of project: Project) {
    for member in catalogs {
      let targets = project.map.targets(of: member.path).map { project.map.targets[$0] }
      guard !targets.isEmpty, targets.allSatisfy({ $0.product == "static" || $0.product == "tool" }) else { continue }
      paths.insert(member.path)
      let names = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
      let message =
        "as in Xcode 26.4, the strings in this catalog are exported as not translatable because \(names) has no resources"
      diagnostics.append(Diagnostic(.note, "unbundled-catalog", message, file: member.printed))
    }
  }
}
