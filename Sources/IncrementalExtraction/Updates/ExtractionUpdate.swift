import StringExtraction
import SwiftLexing
import SwiftOutline
import Workspace

/// Updates cached extractions: it repeats those from sources that have changed, and from sources that depend on their
/// old or new declarations.
package struct ExtractionUpdate {
  /// The records by the position of the source; `nil` for one that is still to be made.
  package private(set) var records: [SourceRecord?]
  /// The cached records of the sources, by position.
  package private(set) var old: [SourceRecord?]
  /// The positions of the sources that were processed again.
  package private(set) var changed: [Int] = []
  /// The cached records of sources that no longer exist.
  package let gone: [SourceRecord]
  private let versions: [SourceVersion]
  private let project: Project
  private let files: any VersionedSources
  private let sdk: SDKNames
  private let packages: PackageOutlines
  /// The modules, as far as they are known before anything is typed.
  private let modules: StagedModules
  private let formerModules: Digest
  /// All modules of known packages that sources imported.
  private let imported: Set<String>

  /// The limit of sources. If there are more, all are typed as if nothing had been cached.
  private static let limit = 2000

  package init(
    _ store: ExtractionCache, _ versions: [SourceVersion], _ project: Project, _ files: some VersionedSources,
    _ sdk: SDKNames
  ) {
    self.versions = versions
    self.project = project
    self.files = files
    self.sdk = sdk
    packages = PackageOutlines(modules: store.packages)
    imported = Set(store.sources.values.flatMap(\.packages))
    old = versions.map { store.sources[$0.name] }
    records = zip(versions, old).map { version, old in old?.blob == version.blob ? old : nil }
    modules = StagedModules(project, old)
    formerModules = store.modules
    let names = Set(versions.map(\.name))
    gone = store.sources.values.filter { !names.contains($0.name) }
  }

  /// - Returns: whether all records have been made.
  package mutating func run() async -> Bool {
    let reader = sliceReader()
    guard isLocal(gone), modulesStay else { return false }
    var pending = records.indices.filter { records[$0] == nil }
    var answers = gone.flatMap(\.answers.all)
    while !pending.isEmpty || !answers.isEmpty {
      guard pending.count + changed.count <= Self.limit, await read(pending, with: reader) else { return false }
      guard isLocal(interfacesChanged(at: pending)) else { return false }
      answers += pending.flatMap(changedAnswers(at:))
      pending = resting(on: answers)
      answers = []
    }
    return modulesStay(StagedModules(project, records)) && imported == Set(records.flatMap { $0?.packages ?? [] })
  }

  /// Whether each known source still belongs to the same modules.
  private var modulesStay: Bool {
    zip(old, modules.members.members).allSatisfy { old, members in old.map { $0.modules == members } ?? true }
      && modulesStay(modules)
  }

  /// Whether modules see the same of each other as before.
  private func modulesStay(_ modules: StagedModules) -> Bool { modules.digest(project) == formerModules }

  /// The positions of sources that were not processed again and that depend on some answers.
  private func resting(on answers: [UInt32]) -> [Int] {
    let set = DigestFilter(answers)
    if set.isEmpty { return [] }
    let done = Set(changed)
    return records.indices.filter { !done.contains($0) && rests(at: $0, on: set) }
  }

  /// The records, old and new, of sources whose interfaces have changed.
  private func interfacesChanged(at positions: [Int]) -> [SourceRecord] {
    positions.flatMap { position -> [SourceRecord] in
      let both = [old[position], records[position]].compactMap { $0 }
      return both.count == 2 && both[0].interface == both[1].interface ? [] : both
    }
  }

  private func rests(at position: Int, on set: DigestFilter) -> Bool {
    records[position]?.queries.holdAny(of: set) ?? false
  }

  private mutating func read(_ positions: [Int], with reader: SliceReader) async -> Bool {
    let expected = Set(positions.flatMap { old[$0]?.queries.queries ?? [] })
    guard let readings = await reader.readings(of: positions, atMost: Self.limit, expecting: expected) else {
      return false
    }
    for (position, reading) in zip(positions, readings) {
      records[position] = SourceRecord(
        reading, name: versions[position].name, blob: versions[position].blob,
        modules: modules.members.members[position])
    }
    changed += positions
    return true
  }

  /// The questions whose answers change with a source that was processed again.
  private func changedAnswers(at position: Int) -> [UInt32] {
    let (old, new) = (old[position], records[position])
    let (before, after) = (Set(old?.answers.all ?? []), Set(new?.answers.all ?? []))
    if old?.interface == new?.interface { return Array(before.symmetricDifference(after)) }
    return Array(before.union(after))
  }

  /// Whether it can be told which sources are affected by the changed interfaces of others.
  private func isLocal(_ changed: [SourceRecord]) -> Bool {
    if changed.contains(where: { $0.traits.contains(.declaresOperators) }) { return false }
    if changed.contains(where: { PackageOutlines.mayHold($0.name, $0.answers.queries, of: imported) }) { return false }
    guard changed.contains(where: { $0.traits.contains(.declaresAliases) }) else { return true }
    return !records.contains { $0?.traits.contains(.extendsThroughAlias) ?? false }
  }

  private func sliceReader() -> SliceReader {
    let (files, project) = (files, project)
    let answers = records.map { $0?.answers }
    return SliceReader(
      sdk: sdk, packages: packages, options: project.extractionOptions,
      modules: (modules.members, modules.graph),
      always: records.indices.filter { records[$0]?.traits.contains(.declaresOperators) ?? false },
      outline: { positions in files.texts(at: positions, of: project).map { $0.map { FileOutline($0) } } },
      answering: { queries in
        let set = DigestFilter(queries.map(\.digest))
        return answers.indices.filter { answers[$0]?.holdAny(of: set) ?? false }
      })
  }
}
