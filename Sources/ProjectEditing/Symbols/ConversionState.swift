import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// A project before or after a conversion: the catalog of each literal, and the uses of generated symbols.
struct ConversionState {
  let project: Project
  let analysis: Analysis
  let symbols: SymbolUses
  let extractor: Extractor
  /// The catalogs of each literal.
  let owners: [SourcePlace: Set<FilePath>]
  /// The sources that are copies of generated symbols, by their numbers in the index.
  let generatedFiles: Set<Int32>
  private let byKey: [FilePath: [UTF8Key: [ExtractedString]]]
  /// The position of each source among all.
  let positions: [FilePath: Int]

  init(_ project: Project, _ sdk: SDKLoad) async throws {
    self.project = project
    analysis = try await Analysis(project, .comparison(project.request), sdk)
    symbols = try await SymbolUses(in: project, sdk)
    extractor = try await project.wholeExtractor(sdk)
    var owners: [SourcePlace: Set<FilePath>] = [:]
    var byKey: [FilePath: [UTF8Key: [ExtractedString]]] = [:]
    for update in analysis.updates {
      for string in update.strings + update.others {
        owners[SourcePlace(string.site), default: []].insert(update.path)
        byKey[update.path, default: [:]][UTF8Key(string.key), default: []].append(string)
      }
    }
    (self.owners, self.byKey) = (owners, byKey)
    let first = extractor.index.firstProjectFile
    generatedFiles = Set(SymbolUses.copies(in: extractor).map { first + Int32($0) })
    positions = project.sources.positions
  }

  /// Returns the strings of a catalog with a key, in all sources.
  func strings(of key: String, in path: FilePath) -> [ExtractedString] { byKey[path]?[UTF8Key(key)] ?? [] }

  /// Returns the strings of a catalog, in all sources.
  func strings(in path: FilePath) -> [ExtractedString] { byKey[path].map { $0.values.flatMap(\.self) } ?? [] }

  /// Returns the places of the literals of each key of a catalog.
  func sites(in path: FilePath) -> [UTF8Key: [LiteralSite]] { byKey[path]?.mapValues { $0.map(\.site) } ?? [:] }

  /// Returns the places of the literals of a file with a key.
  func sites(of fact: LiteralFact) -> [LiteralSite] {
    let strings =
      fact.catalog.map { self.strings(of: fact.key.text, in: $0) }
      ?? analysis.unrouted.filter { UTF8Key($0.key) == fact.key }
    return Array(Set(strings.map(\.site).filter { $0.file == fact.file })).sorted()
  }

  /// The number of literals of each file that belong to each key. A literal may have the same key twice: by its type
  /// and by its text.
  var literalCounts: [LiteralFact: Int] {
    var places: [LiteralFact: Set<SourcePlace>] = [:]
    func count(_ string: ExtractedString, _ catalog: FilePath?) {
      let fact = LiteralFact(file: string.site.file, catalog: catalog, key: string.key)
      places[fact, default: []].insert(SourcePlace(string.site))
    }
    for (path, strings) in byKey {
      for string in strings.values.joined() { count(string, path) }
    }
    for string in analysis.unrouted { count(string, nil) }
    return places.mapValues(\.count)
  }
}

/// The key of a literal, with its file and its catalog, or `nil` for a literal without a catalog.
struct LiteralFact: Hashable {
  let file: String
  let catalog: FilePath?
  let key: UTF8Key

  init(file: String, catalog: FilePath?, key: String) {
    (self.file, self.catalog, self.key) = (file, catalog, UTF8Key(key))
  }
}
