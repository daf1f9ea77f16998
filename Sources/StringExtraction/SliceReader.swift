import SwiftParsing
import SwiftTypeChecking

/// Extracts from some files of a project, and reads only those other files that the results depend on.
public final class SliceReader {
  private let sdk: InterfaceIndex
  private let packages: PackageOutlines
  private let options: ExtractionOptions
  private let always: [Int]
  private let modules: SourceModules
  private let graph: ModuleGraph?
  private let outline: @Sendable ([Int]) -> [FileOutline?]
  private let answering: @Sendable (Set<IndexQuery>) -> [Int]
  private var outlines: [Int: FileOutline] = [:]

  /// - Parameters:
  ///   - packages: the packages that the project's sources import and whose own sources are not available.
  ///   - modules: the modules of the project's sources, and their imports of each other.
  ///   - always: the positions of files that affect all others, because they declare operators.
  ///   - outline: the outlines of files by their positions in the project's order of paths, or `nil` for missing ones.
  ///   - answering: the positions of the files with declarations that belong to the answers to some queries.
  public init(
    sdk: SDKNames, packages: PackageOutlines, options: ExtractionOptions,
    modules: (members: SourceModules, graph: ModuleGraph)? = nil, always: [Int] = [],
    outline: @escaping @Sendable ([Int]) -> [FileOutline?],
    answering: @escaping @Sendable (Set<IndexQuery>) -> [Int]
  ) {
    self.sdk = sdk.index(of: options.xcode)
    self.packages = packages
    self.options = options
    self.modules = modules?.members ?? SourceModules()
    graph = modules?.graph
    self.always = always
    self.outline = outline
    self.answering = answering
  }

  /// Returns the extractions of the files at `wanted`, equal to the results of reading the whole project.
  ///
  /// - Parameter expected: queries that will probably be needed, from the last run. Their files are read first, so that
  ///   the code need not be typed again for each additional file.
  /// - Returns: `nil` if a file cannot be read, or if more than `limit` files would have to be read.
  public func readings(
    of wanted: [Int], atMost limit: Int, expecting expected: Set<IndexQuery> = []
  ) async -> [FileExtraction]? {
    if wanted.isEmpty { return [] }
    let likely = expected.isEmpty ? [] : answering(expected)
    guard load(Set(always + wanted + (likely.count < limit / 2 ? likely : [])).sorted()) else { return nil }
    var asked: Set<IndexQuery> = []
    while true {
      guard outlines.count <= limit else { return nil }
      let (index, log, places) = index()
      let extractor = Extractor(index: index, packages: packages, options: options)
      let found = await extractor.readings(wanted.compactMap { places[$0] })
      let queries = found.reduce(into: log.all) { $0.formUnion($1.queries) }.subtracting(asked)
      asked.formUnion(queries)
      let further = answering(queries).filter { outlines[$0] == nil }
      if further.isEmpty { return found }
      guard load(further) else { return nil }
    }
  }

  /// Returns an index of the files that were read so far.
  ///
  /// - Returns: the index, the queries that were needed to build it, and the position of each of its files.
  private func index() -> (index: SymbolIndex, log: QueryLog, places: [Int: Int]) {
    let log = QueryLog()
    let positions = outlines.keys.sorted()
    let index = SymbolIndex(
      sdk, interfaces: packages.files, sources: positions.compactMap { outlines[$0] },
      modules: modules.selecting(positions), graph: graph, log: log)
    return (index, log, Dictionary(uniqueKeysWithValues: zip(positions, positions.indices)))
  }

  private func load(_ positions: [Int]) -> Bool {
    let missing = positions.filter { outlines[$0] == nil }
    for (position, found) in zip(missing, outline(missing)) {
      guard let found else { return false }
      outlines[position] = found
    }
    return true
  }
}
