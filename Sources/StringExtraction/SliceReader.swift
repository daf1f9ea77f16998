import SwiftParsing
import SwiftTypeChecking

/// Extracts from some files of a project, reading only those other files on which the results depend.
public final class SliceReader {
  private let sdk: InterfaceIndex
  let packages: PackageOutlines
  let options: ExtractionOptions
  let always: [Int]
  private let modules: SourceModules
  private let graph: ModuleGraph?
  /// The outlines of files by their positions in the project's order of paths; `nil` for one that cannot be read.
  private let outline: @Sendable ([Int]) -> [FileOutline?]
  /// The positions of the files with declarations that are part of the answers to some questions.
  let answering: @Sendable (Set<IndexQuery>) -> [Int]
  private(set) var outlines: [Int: FileOutline] = [:]

  /// - Parameters:
  ///   - packages: the packages that the project's sources import and whose own sources are not available.
  ///   - modules: the modules that the project's sources belong to, and how they import each other.
  ///   - always: the positions of files that affect all others, because they declare operators.
  ///   - outline: the outlines of files by their positions in the project's order of paths; `nil` for missing ones.
  ///   - answering: the positions of the files with declarations that are part of the answers to some questions.
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

  /// The extractions of the files at `wanted`, equal to those from reading the whole project.
  /// - Parameter expected: questions that will probably be asked, as they were before. What answers them is read at once,
  ///   which saves typing everything again when the questions are known.
  /// - Returns: `nil` where a file cannot be read, or more than `limit` would have to be.
  public func readings(
    of wanted: [Int], isInParts: Bool, atMost limit: Int, expecting expected: Set<IndexQuery> = []
  ) async -> [FileExtraction]? {
    if wanted.isEmpty { return [] }
    let likely = expected.isEmpty ? [] : answering(expected)
    guard load(Set(always + wanted + (likely.count < limit / 2 ? likely : [])).sorted()) else { return nil }
    var asked: Set<IndexQuery> = []
    while true {
      guard outlines.count <= limit else { return nil }
      let (index, log, places) = index()
      let extractor = Extractor(index: index, packages: packages, options: options)
      let found = await extractor.readings(wanted.compactMap { places[$0] }, isInParts: isInParts)
      let queries = found.reduce(into: log.all) { $0.formUnion($1.queries) }.subtracting(asked)
      asked.formUnion(queries)
      let further = answering(queries).filter { outlines[$0] == nil }
      if further.isEmpty { return found }
      guard load(further) else { return nil }
    }
  }

  /// An index of the files that were read so far.
  /// - Returns: also the questions that were asked for it, and which of its files has which position.
  func index() -> (index: SymbolIndex, log: QueryLog, places: [Int: Int]) {
    let log = QueryLog()
    let positions = outlines.keys.sorted()
    let index = SymbolIndex(
      sdk, interfaces: packages.files, sources: positions.compactMap { outlines[$0] },
      modules: modules.selecting(positions), graph: graph, log: log)
    return (index, log, Dictionary(uniqueKeysWithValues: zip(positions, positions.indices)))
  }

  func load(_ positions: [Int]) -> Bool {
    let missing = positions.filter { outlines[$0] == nil }
    for (position, found) in zip(missing, outline(missing)) {
      guard let found else { return false }
      outlines[position] = found
    }
    return true
  }
}
