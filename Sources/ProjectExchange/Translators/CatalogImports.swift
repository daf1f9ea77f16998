import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExchange
import StringExtraction
import StringTables
import StructuredText
import SwiftLexing
import TextBasics

/// Imports translations into the catalogs of a project.
package struct CatalogImports {
  /// A catalog into which translations are imported.
  package struct Target {
    package let path: FilePath
    package let printed: String
    package let contents: FileContents
    fileprivate var imported: ImportedCatalog
    /// The languages before the import.
    fileprivate let formerLanguages: ImportLanguages
    package fileprivate(set) var changeCount = 0
    package fileprivate(set) var refusalCount = 0
    /// The number of entries that changed only because they were completed in the way of Xcode 27.
    fileprivate(set) var completionCount = 0
    /// The number of strings without a translation in the project, whether or not the imported translation is finished.
    fileprivate(set) var additionCount = 0
    /// The files to write.
    package fileprivate(set) var edits: [FileEdit] = []
  }

  package private(set) var targets: [FilePath: Target] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  /// The units with a translation that do not match any text of the project.
  private(set) var strangers: [XLIFFUnit] = []
  private let project: Project
  private let tables: ExchangedTables
  /// The tables by the paths of their `.stringsdict` files in the source language.
  private let rules: [FilePath: TableCatalog]
  private let catalogs: [FilePath]
  private let paths: OriginalPaths
  private let names: OriginalNames
  private let choices: ImportChoices
  /// The languages that the files name.
  private let languages: Set<String>
  private var first = FirstTranslations()
  private var repeatedCounts: [FilePath: Int] = [:]
  /// The wanted languages that the files contain.
  private var foundLanguages: Set<String> = []
  /// The keys that the imported files contain, if only some are selected. An ID of a unit may contain several.
  package private(set) var keysInFiles: [String] = []

  package init(
    _ files: [TranslationFile], into project: Project, _ choices: ImportChoices
  ) throws(FileError) {
    (self.project, self.choices) = (project, choices)
    languages = Set(files.flatMap { $0.files.map(\.targetLanguage) + ($0.table?.languages ?? []) })
    tables = try ExchangedTables(of: project)
    rules = tables.byRules
    catalogs = project.requestedCatalogs + tables.paths
    paths = OriginalPaths(project, catalogs)
    let unlisted = rules.keys.filter { [tables] in tables[$0] == nil }.sorted()
    names = OriginalNames(of: catalogs + unlisted, paths)
    for file in files {
      if let android = file.android { take(android, of: file.printed) }
      if let table = file.table { take(table, of: file.printed) }
      for part in file.files.joined where isWanted(part.targetLanguage) { take(part, of: file.printed) }
      if !file.files.isEmpty, !file.files.contains(where: { !names.catalogs(of: $0.original).isEmpty }) {
        reportStranger(file)
      }
    }
    let absent = choices.wanted.filter { !foundLanguages.contains($0) }
    if !diagnostics.hasErrors, !absent.isEmpty {
      let names = absent.map { TerminalSafeText.word($0) }.joined(separator: " or ")
      diagnostics.append(Diagnostic(.error, "no-such-language", "the files do not contain translations into \(names)"))
    }
    for path in targets.keys.sorted() {
      targets[path]?.refusalCount += repeatedCounts[path] ?? 0
      finish(path)
    }
  }

  /// Returns whether translations into a language are imported.
  private mutating func isWanted(_ language: String) -> Bool {
    guard let wanted = choices.wanted(language) else { return false }
    foundLanguages.insert(wanted)
    return true
  }

  /// The keys of the catalogs and tables into which translations are imported.
  package var keysInCatalogs: [String] { targets.values.flatMap(\.imported.catalog.keys) }

  /// Returns a part with only the strings of the selected keys.
  private mutating func selected(_ part: XLIFFFile, of catalog: Catalog) -> XLIFFFile {
    if choices.selects != nil { keysInFiles += part.units.flatMap { ImportChoices.possibleKeys(of: $0.id) } }
    return choices.selected(part, of: catalog)
  }

  private mutating func finish(_ path: FilePath) {
    guard var target = targets[path], target.changeCount + target.completionCount > 0 else { return }
    // The table of a `.stringsdict` with a `.strings` has the path of the latter.
    if rules[path] != nil, tables[path] == nil { return }
    target.imported.complete()
    if let table = tables[path] {
      // The translations of its `.stringsdict` may be separate parts.
      let rules = table.sourceRules?.path
      let translations = TableTranslations(
        target.imported.catalog, of: table, project.names, before: rules.flatMap { targets[$0]?.edits } ?? [])
      diagnostics += translations.diagnostics
      target.edits.removeAll { edit in translations.edits.contains { $0.path == edit.path } }
      target.edits += translations.edits
      if let rules {
        targets[rules]?.edits.removeAll { edit in translations.edits.contains { $0.path == edit.path } }
      }
      target.refusalCount += translations.refusalCount
      target.changeCount = max(0, target.changeCount - translations.refusalCount)
    } else {
      target.edits = [
        FileEdit(path, printed: target.printed, before: target.contents, after: target.imported.catalog.serialized())
      ]
    }
    targets[path] = target
  }

  /// Whether a file or a catalog has errors other than those about format specifiers.
  package var hasErrors: Bool { diagnostics.count { $0.severity == .error } > faultCount }

  /// The number of strings that are not imported because their format specifiers do not match.
  package private(set) var faultCount = 0

  private mutating func report(_ remarks: [ImportRemark], of file: String) {
    diagnostics += Diagnostic.all(remarks, file: file, namesPending: choices.namesPending)
    faultCount += remarks.count(where: \.isError)
  }

  private mutating func take(_ part: XLIFFFile, of file: String) {
    let found = names.catalogs(of: part.original)
    guard let path = found.first, found.count == 1 else { return reportMissing(part, found, file) }
    let part = rest(of: part, file, for: path)
    guard let table = rules[path] else { return take(part, of: file, into: path) }
    guard tables[path] != nil else { return take(part, of: file, into: table, path) }
    // Without a `.strings` file, the `.stringsdict` uses catalog ids in formats other than Xcode's.
    let texts = part.units.filter { StringsDictPath.isID($0.id) }
    let others = part.units.filter { !StringsDictPath.isID($0.id) }
    if !texts.isEmpty { take(part.having(texts), of: file, into: table, path) }
    if texts.isEmpty || !others.isEmpty { take(part.having(others), of: file, into: path) }
  }

  /// Returns a part without the units that an earlier part, of this file or another one, translates differently.
  private mutating func rest(of part: XLIFFFile, _ file: String, for path: FilePath) -> XLIFFFile {
    let (rest, remarks) = first.rest(of: part, for: path)
    report(remarks, of: file)
    repeatedCounts[path, default: 0] += remarks.count
    return rest
  }

  /// Imports a part into a catalog, or into a table with catalog ids.
  private mutating func take(_ part: XLIFFFile, of file: String, into path: FilePath) {
    var part = part
    if let rules = tables[path]?.sourceRules {
      // Next to the table's keys, Xcode lists the keys of the `.stringsdict` as not translatable.
      part.units.removeAll { !$0.isTranslatable && rules.table[$0.id] != nil }
    }
    let choices = choices
    take(for: path, of: file) { [part] target throws(ParseError) in
      var part = part
      part.targetLanguage = try choices.language(of: part, for: target.imported)
      return (part, [])
    }
  }

  /// Imports a part into a `.stringsdict`.
  private mutating func take(_ part: XLIFFFile, of file: String, into table: TableCatalog, _ path: FilePath) {
    do {
      if targets[path] == nil { targets[path] = try target(path) }
      guard var target = targets[path], let source = table.sourceRules?.table else { return }
      var part = part
      part.targetLanguage = try choices.language(
        of: part, for: table.catalogWithoutPlaces, among: target.formerLanguages)
      part = selected(part, of: table.catalogWithoutPlaces)
      if refuse(part, table.catalogWithoutPlaces, target.printed, file) { return }
      let edit = try StringsDictEdit(
        part, source, of: table, project.names, before: target.edits,
        choices.options(for: path, isTable: true))
      target.edits = edit.edits
      target.changeCount += edit.taken.changeCount
      target.refusalCount += edit.taken.remarks.count(where: \.isRefusal)
      target.additionCount += edit.taken.additionCount
      strangers += edit.taken.strangers
      targets[path] = target
      report(edit.taken.remarks, of: file)
    } catch let problem as ParseError {
      diagnostics.append(problem.diagnostic(file: file))
    } catch {
      let reason = FileError.reason(ofTable: error)
      diagnostics.append(FileError(project.names.printed(path), reason).diagnostic("unreadable", "cannot be read"))
    }
  }

  private mutating func take(_ table: TableOrigin, of file: String) {
    let found = table.catalogs(among: catalogs, named: project.names.named.filter { !$0.isFolder }.map(\.physical))
    if found.isEmpty, let own = catalogs.first(where: table.isPart) { return reportOwn(own, file) }
    guard let path = found.first, found.count == 1 else {
      let part = XLIFFFile(original: table.name, sourceLanguage: "", targetLanguage: "", units: [])
      return reportMissing(part, found, file, isNamed: false)
    }
    diagnostics += table.warnings(file: file)
    let (original, choices) = (paths.original(of: path), choices)
    for language in table.languages where isWanted(language) {
      take(for: path, of: file) { target throws(ParseError) in
        if !table.hasSources { target.imported.complete() }
        var part = table.part(in: language, for: target.imported.catalog, original: original)
        part.targetLanguage = try choices.language(of: part, for: target.imported)
        return (part, [])
      }
    }
  }

  private mutating func take(_ android: AndroidOrigin, of file: String) {
    let found = android.catalogs(among: catalogs, paths)
    guard let path = found.first, found.count == 1 else {
      let part = XLIFFFile(original: android.name, sourceLanguage: "", targetLanguage: "", units: [])
      return reportMissing(part, found, file, isNamed: false)
    }
    let (original, choices) = (paths.original(of: path), choices)
    let known = try? android.language(for: Catalog(sourceLanguage: ""))
    if let known, !known.isEmpty {
      if !isWanted(known) { return }
    } else {
      foundLanguages.formUnion(choices.wanted)
    }
    take(for: path, of: file, mayChangeSources: true) { target throws(ParseError) in
      target.imported.complete()
      let catalog = target.imported.catalog
      let part = XLIFFFile(
        original: original, sourceLanguage: catalog.sourceLanguage, targetLanguage: try android.language(for: catalog),
        units: [])
      let language = try choices.language(
        of: part, for: catalog, among: target.imported.languages, hasTranslations: true)
      let units = AndroidImport(android.file, for: catalog, in: language, original: original)
      return (units.file, units.remarks)
    }
  }

  /// Returns whether a part would change source strings that it must not change, and reports this.
  private mutating func refuse(_ part: XLIFFFile, _ catalog: Catalog, _ printed: String, _ file: String) -> Bool {
    let problem = choices.refusal(toChangeSourcesWith: part, of: catalog, printed, file: file)
    if let problem { diagnostics.append(problem) }
    return problem != nil
  }

  /// Imports a part into a catalog.
  private mutating func take(
    for path: FilePath, of file: String, mayChangeSources: Bool = false,
    _ read: (inout Target) throws(ParseError) -> (part: XLIFFFile, remarks: [ImportRemark])
  ) {
    do {
      // Taken out of the dictionary, because changes of a shared value would copy the whole catalog.
      var target = try targets.removeValue(forKey: path) ?? self.target(path)
      defer { targets[path] = target }
      let (part, before) = try read(&target)
      if !mayChangeSources, refuse(part, target.imported.catalog, target.printed, file) { return }
      if choices.selects != nil { target.imported.complete() }
      let result = try target.imported.take(
        selected(part, of: target.imported.catalog),
        choices.options(for: path, isTable: tables[path] != nil))
      let remarks = (before + result.remarks).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      target.changeCount += result.changeCount
      target.completionCount += result.completionCount
      target.refusalCount += remarks.count(where: \.isRefusal)
      target.additionCount += result.additionCount
      strangers += result.strangers
      report(remarks, of: file)
    } catch let problem as ParseError {
      diagnostics.append(problem.diagnostic(file: file))
    } catch let problem as CatalogFile.Problem {
      diagnostics.append(problem.diagnostic)
    } catch {
      let reason = FileError.reason(of: error)
      let problem = FileError(project.names.printed(path), reason)
      diagnostics.append(problem.diagnostic("unreadable", "cannot be read"))
    }
  }

  /// - Throws: also if a link leads out of the project, because files outside are not written.
  private func target(_ path: FilePath) throws -> Target {
    let printed = project.names.printed(path)
    let real = try FilePath(resolving: path.string)
    guard real == path || project.names.named.contains(where: { real.isWithin($0.project.path) }) else {
      throw FileError(printed, "the file is a symbolic link to a file outside the project")
    }
    if let table = tables[path] ?? rules[path] {
      let contents = try FileContents(of: path.string)
      return target(path, printed, contents, table.catalogWithoutPlaces)
    }
    let file = try CatalogFile(path.string, printed: printed)
    return target(path, printed, file.contents, file.catalog)
  }

  private func target(_ path: FilePath, _ printed: String, _ contents: FileContents, _ catalog: Catalog) -> Target {
    let imported = ImportedCatalog(
      catalog, and: choices.languages, beside: languages, ignoresWhitespace: choices.ignoresWhitespace)
    return Target(
      path: path, printed: printed, contents: contents, imported: imported, formerLanguages: imported.languages)
  }

  /// Reports that a file with translations is the project's own.
  private mutating func reportOwn(_ path: FilePath, _ file: String) {
    let name = TerminalSafeText.word(project.names.printed(path))
    let message = "\(name) is part of the project; the first operand must be a file with translations"
    diagnostics.append(Diagnostic(.error, "no-such-catalog", message, file: file))
  }

  private mutating func reportMissing(
    _ part: XLIFFFile, _ found: [FilePath], _ file: String, isNamed: Bool = true
  ) {
    let place = SourceLocation(line: part.line, column: part.column)
    let name = TerminalSafeText.word(part.original)
    if found.count > 1 {
      let list = found.map { TerminalSafeText.escaped(project.names.printed($0)) }.joined(separator: ", ")
      let message = "\(name) matches several catalogs: \(list); pass one of the catalogs as PATH"
      diagnostics.append(Diagnostic(.error, "ambiguous-catalog", message, file: file, location: place))
    } else if !isNamed {
      let message = "the project has no catalog for \(name); pass the right catalog as PATH"
      diagnostics.append(Diagnostic(.error, "no-such-catalog", message, file: file, location: place))
    } else if FilePath(part.original).isStringCatalog {
      let likely = paths.likelyOriginal(of: part.original, among: catalogs).map { TerminalSafeText.word($0) }
      let message =
        likely.map { "the project has no catalog \(name); did you mean \($0)? If so, change `original` in the file" }
        ?? "the project has no catalog \(name); the file belongs to another project, or PATH does not include the catalog"
      diagnostics.append(Diagnostic(.error, "no-such-catalog", message, file: file, location: place))
    } else {
      strangers += part.units.filter(\.hasTranslation)
      let message =
        "skipped \(name) (\(Quantity.of(part.units.count, "unit"))) because it is not a string catalog in the project"
      diagnostics.append(Diagnostic(.warning, "no-catalog", message, file: file, location: place))
    }
  }

  private mutating func reportStranger(_ file: TranslationFile) {
    let isKnown = diagnostics.contains { $0.severity == .error && $0.file == file.printed }
    if isKnown { return }
    let message = "the file belongs to another project"
    diagnostics.append(Diagnostic(.error, "no-such-catalog", message, file: file.printed))
  }
}
