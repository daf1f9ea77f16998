import CatalogEditing
import CatalogRouting
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import SwiftLexing
import TextBasics

/// The selected keys that the code uses as literals or as symbols.
struct ConversionCandidates {
  /// The keys, in the order of catalogs and keys.
  private(set) var keys: [ConvertedKey] = []
  private(set) var notes: [Diagnostic] = []
  /// The places where the code looks up a key at run time.
  private(set) var runTimeUses: [UTF8Key: [LiteralSite]] = [:]
  /// The literals at the places of all keys that become symbols, by source.
  private(set) var literals: [FilePath: [SourceLocation: Result<ConvertibleLiteral, ConversionRefusal>]] = [:]
  /// The expressions that become literals, by source and the end of the symbol's name.
  private(set) var expressions: [FilePath: [Int: SymbolExpression]] = [:]
  let catalogs: ChangedCatalogs
  private let request: ConversionRequest

  /// - Throws: for a table or a named key that does not exist.
  init(_ state: ConversionState, _ request: ConversionRequest) async throws {
    self.request = request
    catalogs = try ChangedCatalogs(of: state.project, within: state.project.names.firstProject)
    let paths = catalogs.paths.filter { FileKind(of: $0) == .stringCatalog && catalogs.tableFiles(of: $0) == nil }
    if let table = request.tables.first(where: { name in !paths.contains { $0.stem == name } }) {
      throw UsageError.unknown("table", table, known: Set(paths.map(\.stem)).sorted())
    }
    let chosen = paths.filter { request.tables.isEmpty || request.tables.contains($0.stem) }
    try request.selection.demandKeys(among: chosen.flatMap { catalogs[$0]?.keys ?? [] })
    for path in chosen { add(path, state) }
    if let newKey = request.newKey, keys.count != 1 {
      let count = Quantity.of(keys.count, "convertible key")
      throw UsageError("--new-key \(TerminalSafeText.word(newKey)) needs exactly one key, but \(count) are selected")
    }
    let uses = try await state.analysis.keys?.uses(of: Set(keys.map(\.key))) ?? []
    runTimeUses = Dictionary(grouping: uses) { UTF8Key($0.text) }.mapValues { $0.map(\.site) }
    switch request.direction {
    case .symbols: findLiterals(state)
    case .literals: findExpressions(state)
    }
    let used = Set(keys.map { UTF8Key($0.key) })
    for key in request.selection.keys where !used.contains(UTF8Key(key)) {
      let kind = request.direction == .symbols ? "as a literal" : "through its symbol"
      notes.append(Diagnostic(.note, "nothing-to-convert", "no code uses \(TerminalSafeText.quoted(key)) \(kind)"))
    }
  }

  private mutating func add(_ path: FilePath, _ state: ConversionState) {
    guard let catalog = catalogs[path] else { return }
    let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
    let sites = request.direction == .symbols ? literals(of: path, state) : uses(of: path, state)
    for key in request.selection.keys(of: catalog, languages: others) {
      guard let sites = sites[UTF8Key(key)] else { continue }
      keys.append(
        ConvertedKey(
          path: path, printed: catalogs.printed(path), key: key, newKey: request.newKey ?? key,
          sites: Array(Set(sites)).sorted()))
    }
  }

  /// Returns the literals of each key that some chosen source contains.
  private func literals(of path: FilePath, _ state: ConversionState) -> [UTF8Key: [LiteralSite]] {
    let belongsToInterface = state.analysis.updates.contains { $0.path == path && $0.belongsToInterface }
    return belongsToInterface ? [:] : state.sites(in: path).filter { isChosen($0.value, state) }
  }

  /// Returns the symbols of each key that some chosen source contains.
  private func uses(of path: FilePath, _ state: ConversionState) -> [UTF8Key: [LiteralSite]] {
    let all = Dictionary(grouping: state.symbols.uses.filter { $0.catalog == path }) { UTF8Key($0.key) }
    return all.mapValues { $0.map(\.site) }.filter { isChosen($0.value, state) }
  }

  // MARK: The code around

  private mutating func findLiterals(_ state: ConversionState) {
    var places: [FilePath: Set<SourceLocation>] = [:]
    for site in keys.lazy.flatMap(\.sites) {
      guard let source = state.project.sources.places[site.file] else { continue }
      places[source, default: []].insert(site.location)
    }
    for (source, places) in places {
      guard let position = state.positions[source] else { continue }
      literals[source] = state.extractor.convertibleLiterals(in: position, at: places)
    }
  }

  private mutating func findExpressions(_ state: ConversionState) {
    var ends: [FilePath: Set<Int>] = [:]
    for key in keys {
      for use in state.symbols.uses(of: key.key, in: key.path) {
        ends[use.source, default: []].insert(use.range.upperBound)
      }
    }
    for (source, ends) in ends {
      guard let position = state.positions[source] else { continue }
      expressions[source] = state.extractor.symbolExpressions(in: position, endingAt: ends)
    }
  }

  private func isChosen(_ sites: [LiteralSite], _ state: ConversionState) -> Bool {
    guard let sources = request.sources else { return true }
    return sites.contains { state.project.sources.places[$0.file].map(sources.contains) ?? false }
  }
}
