import CatalogLint
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

extension AgentProject {
  /// Writes all translations, or none if one of them is invalid.
  /// - Throws: a ``ToolError`` with a sentence for each invalid translation.
  func translate(_ wanted: TranslationRequest) async throws -> TranslationResult {
    let code = try await codeReading()
    let members = try await catalogReading().members
    return try await locked {
      let project = try await Project(request, nil, listsSources: true)
      var draft = TranslationDraft(try ChangedCatalogs(of: project, within: root), wanted, code, members)
      let result = try draft.take()
      // Another process may have written files while this one waited for the lock. In that case, the code is read
      // again.
      let isCodeKept = keepsCode
      for path in try draft.write() where isCodeKept { accept(writtenTo: path) }
      return result
    }
  }
}

/// Translations that have been checked and will be written.
private struct TranslationDraft {
  private var catalogs: ChangedCatalogs
  private let wanted: TranslationRequest
  private let code: CodeKeys
  private let filter: FindingFilter
  private let languages: [FilePath: [String]]
  private var refusals: [String] = []
  private var result = TranslationResult()
  /// The changed entries, by catalog.
  private var entries: [FilePath: [UTF8Key: CatalogEntry]] = [:]
  private let paths: [FilePath]

  init(
    _ catalogs: ChangedCatalogs, _ wanted: TranslationRequest, _ code: CodeKeys, _ members: [LoadedCatalogs.Member]
  ) {
    (self.catalogs, self.wanted, self.code, paths) = (catalogs, wanted, code, catalogs.paths)
    filter = FindingFilter(CatalogLinter.rules, code.project)
    languages = Dictionary(members.map { ($0.path, $0.languages) }) { first, _ in first }
  }

  mutating func take() throws(ToolError) -> TranslationResult {
    for (index, item) in wanted.items.enumerated() {
      do throws(ToolError) { try take(item) } catch {
        refusals += error.sentences.map { "translations[\(index)], \(TerminalSafeText.quoted(item.key)): \($0)" }
      }
    }
    if !refusals.isEmpty { throw ToolError(["nothing was written"] + refusals) }
    for (path, changed) in entries.sorted(by: { $0.key < $1.key }) { try apply(changed, at: path) }
    return result
  }

  private mutating func apply(_ changed: [UTF8Key: CatalogEntry], at path: FilePath) throws(ToolError) {
    guard var catalog = catalogs[path] else { return }
    let changes = catalog.keys.compactMap { key in changed[UTF8Key(key)].map { (key: key, entry: Optional($0)) } }
    do throws(ParseError) { try catalog.apply(changes) } catch { throw ToolError(error.message) }
    catalogs[path] = catalog
    result.written.append((catalogs.printed(path), changed.count))
  }

  private mutating func take(_ item: TranslationRequest.Item) throws(ToolError) {
    let path = try path(of: item)
    guard let catalog = catalogs[path] else { throw ToolError("the catalog cannot be read") }
    try demandLanguage(catalog, path)
    let before = entries[path]?[UTF8Key(item.key)] ?? catalog[item.key]
    do {
      let entry = try item.translation.applied(to: item.key, in: catalog, language: wanted.language, over: before)
      if !wanted.replaces { try demandFinishedTexts(of: before, in: entry) }
      let check = try TranslationCheck(
        entry, of: item.key, in: catalog, at: path, language: wanted.language, calls: code.calls(of: path), filter)
      if !check.refusals.isEmpty { throw ToolError(check.refusals.map(\.line)) }
      result.warnings += check.warnings.map(\.line)
      if entry == before { return }
      entries[path, default: [:]][UTF8Key(item.key)] = entry
    } catch let refusal as EntryTranslation.Refusal {
      throw ToolError(refusal.sentence)
    } catch let problem as ParseError {
      throw ToolError(problem.message)
    } catch let problem as ToolError {
      throw problem
    } catch { throw ToolError("\(error)") }
  }

  /// Returns the catalog that a translation belongs to.
  private func path(of item: TranslationRequest.Item) throws(ToolError) -> FilePath {
    let named = paths.filter { path in
      item.catalog.map { [catalogs.printed(path), path.name, path.stem].contains($0) } ?? true
    }
    if named.isEmpty, let name = item.catalog {
      throw .unknown("catalog", name, known: paths.map(catalogs.printed))
    }
    let found = named.filter { catalogs[$0]?.contains(item.key) ?? false }
    guard let path = found.first else {
      throw ToolError("no catalog contains this key; find keys with search")
    }
    if found.count > 1 {
      let list = found.map(catalogs.printed).joined(separator: ", ")
      throw ToolError("several catalogs contain this key; choose one with catalog: \(list)")
    }
    return path
  }

  private func demandLanguage(_ catalog: Catalog, _ path: FilePath) throws(ToolError) {
    let language = wanted.language
    if language == catalog.sourceLanguage {
      throw ToolError("\(language) is the source language; its strings are in the code")
    }
    try ToolError.demandName(ofLanguage: language)
    let known = Set(languages[path] ?? languages.values.flatMap(\.self))
    if known.contains(language) { return }
    if let problem = LanguageName.problem(ofNew: language) { throw ToolError(problem) }
    if wanted.addsLanguage { return }
    throw ToolError.unknown("language", language, known: known.sorted()).allowing("new_language")
  }

  /// Rejects replacing strings that a translator has finished or reviewed, unless the request allows it.
  private func demandFinishedTexts(of before: CatalogEntry?, in after: CatalogEntry) throws(ToolError) {
    guard let old = before?.localization(wanted.language) else { return }
    let new = after.localization(wanted.language)
    let texts = new?.texts ?? []
    let areKept = old.texts.filter { $0.unit.state == .translated && !$0.unit.value.isEmpty }.allSatisfy { text in
      texts.contains { $0.path == text.path && $0.unit == text.unit }
    }
    let isSetKept = old.stringSet?.state != .translated || new?.stringSet == old.stringSet
    if !areKept || !isSetKept { throw ToolError("the string is already translated; set replace to overwrite it") }
  }

  /// - Returns: the paths of the written files.
  func write() throws -> [FilePath] {
    if wanted.isDry { return [] }
    let (edits, problems) = catalogs.edits()
    try ToolError.demandNone(of: problems)
    do throws(FileError) { try FileEdit.performAll(edits) } catch { throw ToolError.unwritable(error) }
    return edits.map(\.path)
  }
}

/// Translations into one language that are written together.
struct TranslationRequest: Sendable {
  struct Item: Sendable {
    let key: String
    /// The path or name of the catalog, or `nil` if the key determines it.
    let catalog: String?
    let translation: EntryTranslation
  }

  let language: String
  let items: [Item]
  /// Whether strings that a translator has finished or reviewed may be replaced.
  var replaces = false
  /// Whether the project does not need to have the language already.
  var addsLanguage = false
  /// Whether this is a dry run.
  var isDry = false
}

/// The result of writing translations.
struct TranslationResult: Sendable {
  /// The number of written keys, by the catalog's path.
  var written: [(catalog: String, count: Int)] = []
  var warnings: [String] = []
}
