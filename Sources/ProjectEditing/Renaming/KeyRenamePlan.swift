import CatalogEditing
import CatalogSync
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringDataFlow
import StringExtraction
import StringTables
import StructuredText
import SwiftLexing
import TextBasics

/// The rename of a key in code, catalogs and tables: all of it, or nothing if some use is not a plain literal.
package struct KeyRenamePlan {
  package private(set) var edits: [FileEdit] = []
  /// Errors about uses that cannot be renamed.
  package private(set) var obstacles: [Diagnostic] = []
  /// The number of renamed literals.
  package private(set) var placeCount = 0
  /// The number of catalogs and tables that contain the key.
  package private(set) var catalogCount = 0
  private let project: Project
  private let (old, new): (String, String)

  /// - Parameter keepsText: whether the catalogs keep the old key as the text of the source language, if they have no
  ///   other. A new key that is an identifier always keeps it.
  /// - Throws: for a key that no code and no catalog contains.
  package init(_ project: Project, from old: String, to new: String, keepsText: Bool, _ sdk: SDKLoad) async throws {
    (self.project, self.old, self.new) = (project, old, new)
    let analysis = try await ProjectAnalysis(project, .asJudged(project.request), sdk)
    obstacles = analysis.blockingDiagnostics
    let uses = try await analysis.keys?.uses(of: [old]) ?? []
    let strings = (analysis.strings + analysis.updates.flatMap(\.others)).filter { UTF8Key($0.key) == UTF8Key(old) }
    let sites = Set(strings.map(\.site) + uses.map(\.site))
    addDoubts(analysis, beside: Set(sites.map { SourcePlace($0) }))
    try renameLiterals(sites)
    let keepsText = keepsText || IdentifierKey.isIdentifier(new) && !IdentifierKey.isIdentifier(old)
    try renameEntries(keepsText: keepsText)
    if sites.isEmpty, catalogCount == 0 {
      throw UsageError("neither a catalog nor the code contains the key \(TerminalSafeText.quoted(old))")
    }
    if !obstacles.isEmpty { edits = [] }
  }

  private mutating func refuse(_ sentence: String, _ file: String, _ place: SourceLocation? = nil) {
    let diagnostic = Diagnostic(.error, "unrenamable-use", sentence, file: file, location: place)
    if !obstacles.contains(diagnostic) { obstacles.append(diagnostic) }
  }

  /// Adds the literals whose types are unknown, and the uses of a generated symbol.
  private mutating func addDoubts(_ analysis: ProjectAnalysis, beside known: Set<SourcePlace>) {
    for update in analysis.updates {
      for site in update.possibleKeys.places(of: old) where !known.contains(SourcePlace(site)) {
        refuse("this literal may be the key, but its type is unknown", site.file, site.location)
      }
    }
    guard let symbol = SymbolName(old)?.text else { return }
    let isManual = analysis.updates.contains { update in
      (try? Catalog(project.tree.contents(of: update.path).bytes))?[old]?.extractionState == .manual
    }
    guard isManual else { return }
    for source in project.sources.texts where [source].words.contains(symbol) {
      refuse("the file contains the name of the key's generated symbol, \(TerminalSafeText.code(symbol))", source.path)
    }
  }

  private mutating func renameLiterals(_ sites: Set<LiteralSite>) throws {
    let objectiveC = project.found.objectiveC + project.found.headers
    let others = Dictionary(objectiveC.map { (project.names.printed($0), $0) }) { first, _ in first }
    for (file, sites) in Dictionary(grouping: sites, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let path = project.sources.places[file] ?? others[file] else {
        refuse("the key is used in a file other than a source", file, sites.first?.location)
        continue
      }
      let contents = try project.tree.contents(of: path)
      let rewrite = LiteralRewrite(contents.bytes, at: sites.map(\.location), from: old, to: new)
      for place in rewrite.failures { refuse("the key is not written as a plain literal here", file, place) }
      placeCount += rewrite.count
      edits.append(FileEdit(path, printed: file, before: contents, after: rewrite.bytes))
    }
  }

  private mutating func renameEntries(keepsText: Bool) throws {
    let root = project.names.firstProject
    var changed = try ChangedCatalogs(of: project, within: root)
    for path in changed.paths {
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
        do throws(JSONError) {
          if keepsText, entry.localization(catalog.sourceLanguage) == nil {
            try entry.setStringUnit(StringUnit(state: .translated, value: old), language: catalog.sourceLanguage)
          }
          try catalog.apply([(old, nil), (new, entry)])
          changed[path] = catalog
        } catch { refuse(error.message, printed) }
      }
    }
    let (own, problems) = changed.edits()
    edits += own
    obstacles += problems
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
    } catch { refuse((error as? StringsError)?.message ?? FileError.reason(of: error), printed) }
  }
}
