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
  private let packages: PackageOutlines
  /// The import graph of the modules, as known before type-checking.
  private let graph: ModuleGraph
  private let formerModules: Digest
  /// All modules of known packages that sources imported.
  private let imported: Set<String>

  /// The maximum number of sources to repeat. If there are more, all are type-checked without the cache.
  static let limit = 2000

  /// - Parameters:
  ///   - blob: returns the digest of a source, if versions only determine whether it has to be processed again.
  ///   - texts: returns the sources at some positions, or `nil` for a source that cannot be read.
  package init(
    _ cache: ExtractionCache, _ versions: [SourceVersion], _ scope: ExtractionScope, _ sdk: SDKLoad,
    blob: (@Sendable (SourceText) -> String)? = nil,
    texts: @escaping @Sendable ([Int]) -> [SourceText?]
  ) {
    (self.versions, self.scope, self.sdk, self.texts, self.blob) = (versions, scope, sdk, texts, blob)
    folder = cache.folder
    packages = PackageOutlines(modules: cache.packages)
    imported = Set(cache.sources.values.flatMap(\.packages))
    old = versions.map { cache.sources[$0.name] }
    records = zip(versions, old).map { version, old in old?.blob == version.blob ? old : nil }
    graph = scope.graph(old)
    formerModules = cache.modules
    let names = Set(versions.map(\.name))
    gone = cache.sources.values.filter { !names.contains($0.name) }
  }

  /// - Returns: whether all records have been made.
  package mutating func run() async -> Bool {
    guard modulesStay else { return false }
    var invalidation = Invalidation(old, removed: gone, limit: Self.limit)
    var known: SliceReader?
    let isDone = await invalidation.run(records.indices.filter { records[$0] == nil }) { positions in
      let reader = if let known { known } else { await sliceReader() }
      known = reader
      return await records(of: positions, reader)
    }
    (records, changed) = (invalidation.versions, invalidation.repeated)
    return isDone && modulesStay(scope.graph(records)) && imported == Set(records.flatMap { $0?.packages ?? [] })
  }

  /// Whether each known source still belongs to the same modules.
  private var modulesStay: Bool {
    zip(old, scope.members.members).allSatisfy { old, members in old.map { $0.modules == members } ?? true }
      && modulesStay(graph)
  }

  /// Returns whether the visibility between modules is unchanged.
  private func modulesStay(_ graph: ModuleGraph) -> Bool { scope.digest(graph) == formerModules }

  /// Extracts from some sources.
  private func records(of positions: [Int], _ reader: SliceReader) async -> [SourceRecord]? {
    let expected = Set(positions.flatMap { old[$0]?.dependencies ?? [] })
    let readings = await reader.readings(of: positions, atMost: Self.limit, expecting: expected)
    return readings.map { readings in
      zip(positions, readings).map { position, reading in
        SourceRecord(
          reading, name: versions[position].name, blob: blob?(reading.source) ?? versions[position].blob,
          modules: scope.members.members[position])
      }
    }
  }

  /// Returns a reader of the changed sources, and of those other sources that they depend on.
  private func sliceReader() async -> SliceReader {
    let (texts, records) = (texts, records)
    return SliceReader(
      sdk: await sdk.names(keptIn: folder), packages: packages, options: scope.options,
      modules: (scope.members, graph),
      always: records.indices.filter { records[$0]?.traits.contains(.affectsParsing) ?? false },
      outline: { positions in texts(positions).map { $0.map { FileOutline($0) } } },
      answering: { queries in
        let filter = DigestFilter(queries.map(\.digest))
        return records.indices.filter { records[$0]?.answers(any: filter) ?? false }
      })
  }
}
