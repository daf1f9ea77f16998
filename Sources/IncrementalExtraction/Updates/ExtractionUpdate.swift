import FileSystem
import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// Updates cached extractions: repeats those from changed sources, and from sources that depend on their old or new
/// declarations.
package struct ExtractionUpdate {
  /// The records by the position of the source, or `nil` for those not made yet.
  package private(set) var records: [SourceRecord?]
  /// The cached records of the sources, by position.
  package private(set) var old: [SourceRecord?]
  /// The positions of the sources that were processed again.
  package private(set) var changed: [Int] = []
  /// The cached records of sources that no longer exist.
  package let gone: [SourceRecord]
  let versions: [SourceVersion]
  let scope: ExtractionScope
  /// Returns the sources at some positions, or `nil` for a source that cannot be read.
  private let texts: @Sendable ([Int]) -> [SourceText?]
  /// Returns the digest of a source, or `nil` if the versions contain digests.
  private let blob: (@Sendable (SourceText) -> String)?
  private let sdk: SDKLoad
  /// The cache folder for SDK names.
  private let folder: CacheFolder?
  private let isInParts: Bool
  private let packages: PackageOutlines
  /// The import graph of the modules, as known before type-checking.
  private let graph: ModuleGraph
  private let formerModules: Digest
  /// Made when the first source is type-checked.
  private var reader: SliceReader?
  /// All modules of known packages that sources imported.
  private let imported: Set<String>

  /// The maximum number of sources to repeat. If there are more, all are type-checked without the cache.
  static let limit = 2000

  /// - Parameters:
  ///   - isInParts: whether extractions are made part by part.
  ///   - blob: returns the digest of a source, if versions only determine whether it has to be processed again.
  ///   - texts: returns the sources at some positions, or `nil` for a source that cannot be read.
  package init(
    _ store: ExtractionCache, _ versions: [SourceVersion], _ scope: ExtractionScope, _ sdk: SDKLoad,
    isInParts: Bool, blob: (@Sendable (SourceText) -> String)? = nil,
    texts: @escaping @Sendable ([Int]) -> [SourceText?]
  ) {
    (self.versions, self.scope, self.sdk, self.texts, self.blob) = (versions, scope, sdk, texts, blob)
    (self.isInParts, folder) = (isInParts, store.folder)
    packages = PackageOutlines(modules: store.packages)
    imported = Set(store.sources.values.flatMap(\.packages))
    old = versions.map { store.sources[$0.name] }
    records = zip(versions, old).map { version, old in old?.blob == version.blob ? old : nil }
    graph = scope.graph(old)
    formerModules = store.modules
    let names = Set(versions.map(\.name))
    gone = store.sources.values.filter { !names.contains($0.name) }
  }

  /// - Returns: whether all records have been made.
  package mutating func run() async -> Bool {
    guard isLocal(gone), modulesStay else { return false }
    var pending = records.indices.filter { records[$0] == nil }
    var answers = gone.flatMap(\.answers.all)
    while !pending.isEmpty || !answers.isEmpty {
      guard pending.count + changed.count <= Self.limit, await read(pending) else { return false }
      guard isLocal(interfacesChanged(at: pending)) else { return false }
      answers += pending.flatMap(changedAnswers(at:))
      pending = resting(on: answers)
      answers = []
    }
    return modulesStay(scope.graph(records)) && imported == Set(records.flatMap { $0?.packages ?? [] })
  }

  /// Whether each known source still belongs to the same modules.
  private var modulesStay: Bool {
    zip(old, scope.members.members).allSatisfy { old, members in old.map { $0.modules == members } ?? true }
      && modulesStay(graph)
  }

  /// Returns whether the visibility between modules is unchanged.
  private func modulesStay(_ graph: ModuleGraph) -> Bool { scope.digest(graph) == formerModules }

  /// Returns the positions of sources that depend on some queries and were not processed again.
  private func resting(on answers: [UInt32]) -> [Int] {
    let set = DigestFilter(answers)
    if set.isEmpty { return [] }
    let done = Set(changed)
    return records.indices.filter { !done.contains($0) && rests(at: $0, on: set) }
  }

  /// Returns the old and new records of sources whose interfaces have changed.
  private func interfacesChanged(at positions: [Int]) -> [SourceRecord] {
    positions.flatMap { position -> [SourceRecord] in
      let both = [old[position], records[position]].compactMap { $0 }
      return both.count == 2 && both[0].interface == both[1].interface ? [] : both
    }
  }

  private func rests(at position: Int, on set: DigestFilter) -> Bool {
    records[position]?.queries.holdAny(of: set) ?? false
  }

  private mutating func read(_ positions: [Int]) async -> Bool {
    if positions.isEmpty { return true }
    let reader = await sliceReader()
    let expected = Set(positions.flatMap { old[$0]?.queries.queries ?? [] })
    guard
      let readings = await reader.readings(
        of: positions, isInParts: isInParts, atMost: Self.limit, expecting: expected)
    else { return false }
    for (position, reading) in zip(positions, readings) {
      records[position] = SourceRecord(
        reading, name: versions[position].name, blob: blob?(reading.source) ?? versions[position].blob,
        modules: scope.members.members[position])
    }
    changed += positions
    return true
  }

  /// Returns the queries whose answers may have changed with a source that was processed again.
  private func changedAnswers(at position: Int) -> [UInt32] {
    let (old, new) = (old[position], records[position])
    let (before, after) = (Set(old?.answers.all ?? []), Set(new?.answers.all ?? []))
    if old?.interface == new?.interface { return Array(before.symmetricDifference(after)) }
    guard let old, let new, old.imports == new.imports, old.callDigest == new.callDigest,
      let change = old.change(to: new.declarations)
    else {
      return Array(before.union(after))
    }
    return Array(before.symmetricDifference(after).union(change.queries))
  }

  /// Returns whether it is known which sources the changed interfaces of others affect.
  private func isLocal(_ changed: [SourceRecord]) -> Bool {
    changed.allSatisfy { isLocal($0.name, $0.traits, $0.answers.queries) }
  }

  /// Returns whether it is known which sources a change of a source's declarations affects.
  /// - Parameter answers: the queries that its declarations answer.
  func isLocal(_ name: String, _ traits: FileExtraction.Traits, _ answers: [IndexQuery]) -> Bool {
    if traits.contains(.affectsParsing) || PackageOutlines.mayHold(name, answers, of: imported) { return false }
    guard traits.contains(.declaresAliases) else { return true }
    return !zip(old, records).contains { old, record in
      (record ?? old)?.traits.contains(.extendsThroughAlias) ?? false
    }
  }

  /// Returns the reader of the sources to type-check. It is made once.
  mutating func sliceReader() async -> SliceReader {
    if let reader { return reader }
    let texts = texts
    let answers = records.map { $0?.answers }
    let made = SliceReader(
      sdk: await sdk.names(keptIn: folder), packages: packages, options: scope.options,
      modules: (scope.members, graph),
      always: records.indices.filter { records[$0]?.traits.contains(.affectsParsing) ?? false },
      outline: { positions in texts(positions).map { $0.map { FileOutline($0) } } },
      answering: { queries in
        let set = DigestFilter(queries.map(\.digest))
        return answers.indices.filter { answers[$0]?.holdAny(of: set) ?? false }
      })
    reader = made
    return made
  }
}
