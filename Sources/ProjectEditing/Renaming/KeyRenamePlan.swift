import CatalogLint
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import PushPayloads
import StringCatalog
import StringDataFlow
import StringExtraction
import StringTables
import StructuredText
import SwiftLexing
import TextBasics

/// The rename of a key in code, catalogs and tables: everywhere, or nowhere if a use is not a plain literal.
package struct KeyRenamePlan {
  package private(set) var edits: [FileEdit] = []
  /// Errors about uses that cannot be renamed.
  package private(set) var obstacles: [Diagnostic] = []
  /// The number of renamed literals.
  package private(set) var placeCount = 0
  /// The number of renamed uses of generated symbols.
  package private(set) var symbolCount = 0
  /// The number of catalogs and tables that contain the key.
  package private(set) var catalogCount = 0
  /// Whether the renamed entries of catalogs have texts in their source languages.
  private var hasTexts = true
  private let project: Project
  private let (old, new): (String, String)

  /// - Parameter keepsText: whether the catalogs keep the old key as the text of the source language, if they have no
  ///   other. A new key that is an identifier always keeps it.
  /// - Throws: if the project cannot be read completely, or for a key that no code and no catalog contains.
  package init(_ project: Project, from old: String, to new: String, keepsText: Bool, _ sdk: SDKLoad) async throws {
    (self.project, self.old, self.new) = (project, old, new)
    let analysis = try await Analysis(project, .comparison(project.request), sdk)
    try IncompleteProjectError.demandNone(analysis.blockingDiagnostics)
    let uses = try await analysis.keys?.uses(of: [old]) ?? []
    let strings = (analysis.strings + analysis.updates.flatMap(\.others)).filter { UTF8Key($0.key) == UTF8Key(old) }
    // Third-party code looks its keys up in its own catalogs, which are not updated.
    let own = Set(analysis.updates.flatMap { $0.strings + $0.others }.map(\.site) + uses.map(\.site))
    let sites = Set(strings.map(\.site) + uses.map(\.site)).filter { own.contains($0) || !isReadOnly($0) }
    let symbols = try await SymbolUses(in: project, sdk)
    addDoubts(analysis, symbols, beside: Set(sites.map { SourcePlace($0) }))
    try renameCode(sites, symbolUses(symbols))
    demandNoPayloads()
    let lookups = KeyLookups(of: old, analysis, uses: uses, symbols, in: project)
    let keepsText = keepsText || IdentifierKey.isIdentifier(new) && !IdentifierKey.isIdentifier(old)
    let changed = try renameEntries(lookups, symbols, keepsText: keepsText)
    demandCatalogs(analysis, changed)
    demandArguments(keepsText: keepsText)
    if sites.isEmpty, catalogCount == 0, obstacles.isEmpty {
      throw UsageError("neither a catalog nor the code contains the key \(TerminalSafeText.quoted(old))")
    }
    if !obstacles.isEmpty { edits = [] }
  }

  private func isReadOnly(_ site: LiteralSite) -> Bool {
    project.sources.places[site.file].map(project.names.isReadOnly) ?? false
  }

  /// Rejects a new key whose arguments differ from those that the code passes. A key without arguments may have a text
  /// that takes them.
  private mutating func demandArguments(keepsText: Bool) {
    let (before, after) = (FormatArguments(of: old), FormatArguments(of: new))
    if after.areEqual(to: before) || after.isEmpty && (keepsText || catalogCount > 0 && hasTexts) { return }
    let lists = [before, after].map { $0.isEmpty ? "no arguments" : TerminalSafeText.code($0.list) }
    let help = after.isEmpty ? "use `--keep-text` to keep the old key as the source text" : nil
    let message =
      "\(TerminalSafeText.quoted(new)) takes \(lists[1]), but \(TerminalSafeText.quoted(old)) takes \(lists[0])"
    obstacles.append(Diagnostic(.error, "other-arguments", message, help: help))
  }

  private mutating func refuse(_ sentence: String, _ file: String, _ place: SourceLocation? = nil) {
    let diagnostic = Diagnostic(.error, "unrenamable-use", sentence, file: file, location: place)
    if !obstacles.contains(diagnostic) { obstacles.append(diagnostic) }
  }

  /// Adds the literals whose types are unknown, and names that may be the symbol that a build generates for the key.
  private mutating func addDoubts(
    _ analysis: Analysis, _ symbols: SymbolUses, beside known: Set<SourcePlace>
  ) {
    for update in analysis.updates {
      for site in update.possibleKeys.places(of: old) where !known.contains(SourcePlace(site)) {
        refuse("this literal may be the key, but its type is unknown", site.file, site.location)
      }
    }
    guard let symbol = SymbolName(old)?.text, !symbols.catalogs.contains(where: { $0.symbol(of: old) != nil }) else {
      return
    }
    let isManual = analysis.updates.contains { update in
      (try? Catalog(project.tree.contents(of: update.path).bytes))?[old]?.extractionState == .manual
    }
    guard isManual else { return }
    for source in project.sources.texts where [source].words.contains(symbol) {
      refuse("the file contains the key's generated symbol name, \(TerminalSafeText.code(symbol))", source.path)
    }
  }

  /// Returns the uses of the key's generated symbols. Refuses names that may be something else.
  private mutating func symbolUses(_ symbols: SymbolUses) -> [SymbolUse] {
    let uses = symbols.catalogs.flatMap { symbols.uses(of: old, in: $0.path) }
    for use in uses where !use.isCertain {
      refuse("this may be the key's generated symbol, but its declaration is unknown", use.site.file, use.site.location)
    }
    return uses.filter(\.isCertain)
  }

  private mutating func renameCode(_ sites: Set<LiteralSite>, _ uses: [SymbolUse]) throws {
    let objectiveC = project.found.objectiveC + project.found.headers
    let others = Dictionary(objectiveC.map { (project.names.printed($0), $0) }) { first, _ in first }
    let (sites, uses) = (Dictionary(grouping: sites, by: \.file), Dictionary(grouping: uses, by: \.site.file))
    for file in Set(sites.keys).union(uses.keys).sorted() {
      let (sites, uses) = (sites[file] ?? [], uses[file] ?? [])
      guard let path = project.sources.places[file] ?? others[file] else {
        refuse("the key is used in a file that is not source code", file, sites.first?.location)
        continue
      }
      if project.names.isReadOnly(path) {
        refuse("the key is used in third-party code, which strex does not change", file, sites.first?.location)
        continue
      }
      let contents = try project.tree.contents(of: path)
      let rewrite = LiteralRewrite(contents.bytes, at: sites.map(\.location), from: old, to: new)
      for place in rewrite.failures { refuse("the key is not written as a plain literal here", file, place) }
      placeCount += rewrite.edits.count
      symbolCount += uses.count
      let names = uses.map { edit(of: $0, in: contents.bytes) }
      let after = CodeEdit.apply(rewrite.edits + names, to: contents.bytes)
      edits.append(FileEdit(path, printed: file, before: contents, after: after ?? contents.bytes))
    }
  }

  private func edit(of use: SymbolUse, in bytes: ContiguousArray<UInt8>) -> CodeEdit {
    let name = SymbolName(new)
    // Keywords are names after a period.
    let isMember = use.range.lowerBound > 0 && bytes[use.range.lowerBound - 1] == .period
    return CodeEdit(range: use.range, text: (isMember ? name?.text : name?.declared) ?? use.name)
  }

  /// Refuses the rename if a push notification contains the key, because its sender may be another program.
  private mutating func demandNoPayloads() {
    let root = GivenPath(project.names.firstProject.string, from: project.names.current)
    let files = PayloadFiles([root], configured: project.configuration.payloads, project.names)
    for file in files.members where !project.sources.paths.contains(file.path) {
      let lines = LineTable(file.bytes)
      for use in file.uses where UTF8Key(use.key) == UTF8Key(old) {
        refuse(
          "the key is used in a push notification", printed(file.path), lines.location(at: use.range.lowerBound))
      }
    }
  }

  /// - Returns: the catalogs and tables of the run.
  private mutating func renameEntries(
    _ lookups: KeyLookups, _ symbols: SymbolUses, keepsText: Bool
  ) throws -> ChangedCatalogs {
    var changed = try ChangedCatalogs(of: project, within: project.names.firstProject)
    let all = changed.paths.filter { changed[$0]?.contains(old) ?? false }
    let paths = lookups.tables(among: all)
    let isUnused = paths.isEmpty && placeCount + symbolCount == 0
    for path in isUnused ? all : paths.filter({ !lookups.isForCode($0) }) {
      refuse("the system looks up the keys in this file, so they cannot be renamed", changed.printed(path))
    }
    for path in paths {
      guard var catalog = changed[path], var entry = catalog[old] else { continue }
      let printed = changed.printed(path)
      catalogCount += 1
      if catalog.contains(new) {
        let line = catalog.line(of: new).map { SourceLocation(line: $0, column: 1) }
        refuse("the catalog already contains \(TerminalSafeText.shortQuoted(new))", printed, line)
      } else if let files = changed.tableFiles(of: path) {
        for file in files { renameKey(inTable: file) }
      } else if let problem = catalog.refusal(toChange: old) {
        refuse(problem.message, printed)
      } else {
        do throws(ParseError) {
          if keepsText, entry.localization(catalog.sourceLanguage) == nil {
            try entry.setStringUnit(StringUnit(state: .translated, value: old), language: catalog.sourceLanguage)
          }
          hasTexts = hasTexts && entry.localization(catalog.sourceLanguage) != nil
          try catalog.apply([(old, nil), (new, entry)])
          changed[path] = catalog
          demandSymbol(like: symbols.uses(of: old, in: path), symbols, in: catalog, path, printed)
        } catch { refuse(error.message, printed) }
      }
    }
    let (own, problems) = changed.edits()
    edits += own
    obstacles += problems
    return changed
  }

  /// Refuses the rename if its literals also look up a catalog that is not part of the run.
  private mutating func demandCatalogs(_ analysis: Analysis, _ changed: ChangedCatalogs) {
    let updates = analysis.updates.map { ($0.path, $0.strings + $0.others) } + analysis.outside.map { ($0, $1) }
    for (path, strings) in updates.sorted(by: { $0.0 < $1.0 }) where FileKind(of: path) == .stringCatalog {
      let file = (try? FilePath(resolving: path.string)) ?? path
      guard changed[path] == nil, changed[file] == nil, strings.contains(where: { UTF8Key($0.key) == UTF8Key(old) }),
        (try? Catalog(project.tree.contents(of: path).bytes))?.contains(old) ?? true
      else { continue }
      refuse("the literals also use this catalog, which is not part of the given paths and targets", printed(path))
    }
  }

  private func printed(_ path: FilePath) -> String { project.names.printed(path) }

  /// Refuses the rename if the code uses the key's generated symbol, and the new key has no symbol with the same
  /// arguments.
  private mutating func demandSymbol(
    like uses: [SymbolUse], _ symbols: SymbolUses, in catalog: Catalog, _ path: FilePath, _ printed: String
  ) {
    guard !uses.isEmpty, let written = try? Catalog(catalog.serialized()) else { return }
    let new = CatalogSymbols(written)
    let line = written.line(of: self.new).map { SourceLocation(line: $0, column: 1) }
    if let problem = new.problems.first(where: { $0.isAbout(self.new) }) {
      return refuse(problem.sentence, printed, line)
    }
    let (before, after) = (symbols.catalogs.first { $0.path == path }?.symbol(of: old), new.symbol(of: self.new))
    if after?.arguments != before?.arguments {
      refuse("the generated symbol for the new key would have different arguments", printed, line)
    }
  }

  private mutating func renameKey(inTable path: FilePath) {
    let printed = project.names.printed(path)
    do {
      let contents = try project.tree.contents(of: path)
      if contents.bytes.isEmpty { return }
      var after = contents.bytes
      if path.isStringsDict {
        var table = try StringsDictTable(contents.bytes)
        guard table[old] != nil else { return }
        try table.apply([.rename(key: old, to: new)])
        after = table.bytes
      } else {
        var table = try StringsTable(contents.bytes)
        guard let entry = table[old] else { return }
        try table.apply([
          .remove(key: old), .add(NewStringsEntry(key: new, value: entry.value, comment: entry.comment)),
        ])
        after = table.bytes
      }
      edits.append(FileEdit(path, printed: printed, before: contents, after: after))
    } catch { refuse(FileError.reason(ofTable: error), printed) }
  }
}
