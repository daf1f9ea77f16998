import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Follows strings to the calls that look them up at run time. Only relevant files are typed, each once, and only if a
/// requested text occurs in some literal. After an audit that typed all files, none are typed again.
public actor KeyUseFinder {
  private let index: SymbolIndex
  private let workers: Int
  private var mentions: [FileWords]?
  /// The edges of each typed file.
  private var edges: [Int: [FlowEdge]]
  /// Whether an audit has typed all files.
  private let isWhole: Bool
  /// All uses, after the first request.
  private var all: [KeyUse]?

  /// - Parameter extractor: the extractor of the whole project, through which strings are followed.
  public init(_ extractor: Extractor) { self.init(extractor, known: []) }

  /// - Parameter known: the edges of all sources, in their order, if they were typed. Otherwise, empty.
  package init(_ extractor: Extractor, known: [[FlowEdge]]) {
    index = extractor.index
    workers = extractor.options.workers
    isWhole = !known.isEmpty
    let first = Int(index.firstProjectFile)
    edges = Dictionary(uniqueKeysWithValues: known.enumerated().map { (first + $0, $1) })
  }

  private var files: Range<Int> { Int(index.firstProjectFile)..<index.files.count }

  /// Returns the positions of the requested strings that are looked up, in the order of files and positions.
  public func uses(of texts: Set<String>) async -> [KeyUse] {
    if isWhole { return await uses().filter { texts.contains($0.text) } }
    let mentions = await mentionsOfFiles()
    let names = Set(texts.map { Name($0) })
    let holding = files.filter { !mentions[$0 - files.lowerBound].words.isDisjoint(with: names) }
    if holding.isEmpty { return [] }
    let looking = files.filter { mentions[$0 - files.lowerBound].mayLookUp }
    return uses(of: texts, in: await flow(from: Set(holding + looking), mentions))
  }

  /// Returns the positions of all strings that are looked up, in the order of files and positions.
  public func uses() async -> [KeyUse] {
    if let all { return all }
    let found = isWhole ? uses(of: nil, in: KeyFlow(files.flatMap { edges[$0] ?? [] })) : await usesOfTypedFiles()
    all = found
    return found
  }

  /// Returns the positions of all strings that are looked up, after typing the relevant files.
  private func usesOfTypedFiles() async -> [KeyUse] {
    let mentions = await mentionsOfFiles()
    let looking = files.filter { mentions[$0 - files.lowerBound].mayLookUp }
    return looking.isEmpty ? [] : uses(of: nil, in: await flow(from: Set(looking), mentions))
  }

  /// Returns the data flow of strings in some files and in all files that their strings come from.
  private func flow(from first: Set<Int>, _ mentions: [FileWords]) async -> KeyFlow {
    var wanted = first
    while true {
      await read(wanted)
      let flow = KeyFlow(wanted.sorted().flatMap { edges[$0] ?? [] })
      let sources = self.sources(of: flow, mentions)
      if sources.isSubset(of: wanted) { return flow }
      wanted.formUnion(sources)
    }
  }

  private func mentionsOfFiles() async -> [FileWords] {
    if let mentions { return mentions }
    let sources = files.map { index.files[$0].source }
    let found = await WorkQueue.map(sources.count, workers: workers) { FileWords(sources[$0]) }
    mentions = found
    return found
  }

  private func read(_ wanted: Set<Int>) async {
    let unread = wanted.filter { edges[$0] == nil }.sorted()
    let cases = CaseTable(index)
    let reader: @Sendable () -> KeyFileReader = { [index] in KeyFileReader(index, cases) }
    let found = await WorkQueue.map(unread.count, workers: workers, state: reader) { $0.edges(in: unread[$1]) }
    for (file, found) in zip(unread, found) { edges[file] = found }
  }

  /// Returns the files that strings may come from: those that declare or mention a node that leads to a lookup.
  private func sources(of flow: KeyFlow, _ mentions: [FileWords]) -> Set<Int> {
    var names: Set<Name> = []
    var found: Set<Int> = []
    for decl in flow.ways.keys.flatMap(declarations) where index.isOwn(decl) {
      found.insert(Int(decl.file))
      names.insert(index[decl].name)
    }
    return found.union(files.filter { !mentions[$0 - files.lowerBound].words.isDisjoint(with: names) })
  }

  /// Returns the declarations whose names occur where a node gets its text: a member, and the type that is made with
  /// it.
  private func declarations(of node: FlowNode) -> [DeclID] {
    switch node {
    case .value(let decl), .parameter(let decl, _): [decl] + (index.type(of: decl).map { [$0] } ?? [])
    case .result(let decl), .receiver(let decl), .rawValue(let decl): [decl]
    case .local, .sentence: []
    }
  }

  /// - Parameter strings: the strings to report, or `nil` for all.
  private func uses(of texts: Set<String>?, in flow: KeyFlow) -> [KeyUse] {
    var lines: [Int32: LineTable] = [:]
    var seen: Set<LiteralSite> = []
    let certain = flow.pieces.filter(\.way.isCertain)
    let pieces = certain + flow.pieces.filter { !$0.way.isCertain }
    return pieces.compactMap { piece, way -> KeyUse? in
      guard piece.texts.count == 1, let text = piece.texts.first, texts?.contains(text) ?? true else { return nil }
      let source = index.files[Int(piece.file)].source
      let table = lines[piece.file] ?? LineTable(source)
      lines[piece.file] = table
      let site = LiteralSite(file: source.path, location: table.location(at: Int(piece.start)), api: way.lookup.name)
      guard seen.insert(LiteralSite(file: site.file, location: site.location, api: "")).inserted else { return nil }
      return KeyUse(
        text: text, site: site, taker: way.taker.map { index.describe($0) }, lookup: way.lookup.name,
        table: way.lookup.table, isCertain: way.isCertain,
        hasFallback: way.lookup.hasFallback, lookupFile: index.files[Int(way.lookup.place.file)].source.path)
    }.sorted { $0.site < $1.site }
  }
}
