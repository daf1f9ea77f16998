import SwiftTypeChecking

/// One version of a file: the facts that other files can depend on, and the queries that its own results depend on.
package protocol FileVersion {
  /// The path from the root of the project.
  var projectPath: String { get }
  /// A digest of everything in the file that other files can depend on.
  var interface: UInt64 { get }
  /// The part of this digest that covers the values passed to undeclared callees.
  var callDigest: UInt64 { get }
  /// The file's declarations, or `nil` if they cannot be separated by statement.
  var declarations: FileDeclarations? { get }
  var imports: SourceImports { get }
  /// The modules of known packages that the file imports.
  var packages: [String] { get }
  var traits: FileExtraction.Traits { get }
  /// The queries whose answers include declarations or calls of the file.
  var answeredQueries: [IndexQuery] { get }
  /// The answered queries about the values passed to undeclared callees.
  var callQueries: [IndexQuery] { get }

  /// Returns whether the results of the file depend on any of some queries.
  func depends(onAny queries: DigestFilter) -> Bool

  /// Returns whether both versions have the same declarations at the same positions. Results that refer to declarations
  /// by position depend on this.
  func hasPositions(of other: Self) -> Bool

  /// Returns whether the results of the file refer to declarations of any of some files by position.
  /// - Parameter files: the positions of the files.
  func refers(toAny files: Set<Int>) -> Bool
}

extension FileVersion {
  package func hasPositions(of other: Self) -> Bool { true }
  package func refers(toAny files: Set<Int>) -> Bool { false }
}

/// Repeats the results that a change invalidates: those of the changed files, and of all files that depend on their old
/// or new declarations.
package struct Invalidation<Version: FileVersion> {
  /// The current versions by the position of the file, or `nil` for those not made yet.
  package private(set) var versions: [Version?]
  /// The positions of the files whose results were repeated.
  package private(set) var repeated: [Int] = []
  private let former: [Version?]
  private let removed: [Version]
  private let limit: Int
  /// All modules of known packages that files imported.
  private let packages: Set<String>

  /// - Parameters:
  ///   - former: the former versions by the position of the file, or `nil` for added files.
  ///   - removed: the former versions of files that no longer exist.
  ///   - limit: the maximum number of files to repeat.
  package init(_ former: [Version?], removed: [Version] = [], limit: Int = .max) {
    (versions, self.former, self.removed, self.limit) = (former, former, removed, limit)
    packages = Set((former.compactMap { $0 } + removed).flatMap(\.packages))
  }

  /// - Parameters:
  ///   - changed: the positions of added and changed files.
  ///   - make: makes the current versions of the files at some positions. Returns `nil` if that is not possible.
  /// - Returns: `false` if all results have to be repeated, because the affected files are unknown or too many.
  package mutating func run(_ changed: [Int], make: ([Int]) async -> [Version]?) async -> Bool {
    for position in changed { versions[position] = nil }
    guard isLocal(removed) else { return false }
    var pending = changed
    var queries = Set(removed.flatMap(\.answeredQueries))
    while !pending.isEmpty || !queries.isEmpty {
      guard pending.count + repeated.count <= limit, await repeatResults(pending, make) else { return false }
      let moved = pending.filter(hasChangedInterface)
      guard isLocal(moved.flatMap { [former[$0], versions[$0]].compactMap { $0 } }) else { return false }
      for position in pending { queries.formUnion(changedQueries(at: position)) }
      pending = dependents(onFiles: Set(moved), queries)
      queries = []
    }
    return true
  }

  private mutating func repeatResults(_ positions: [Int], _ make: ([Int]) async -> [Version]?) async -> Bool {
    if positions.isEmpty { return true }
    guard let made = await make(positions) else { return false }
    for (position, version) in zip(positions, made) { versions[position] = version }
    repeated += positions
    return true
  }

  /// Returns whether the declarations of a file, or their positions, have changed for other files.
  private func hasChangedInterface(at position: Int) -> Bool {
    guard let old = former[position], let new = versions[position] else { return true }
    return old.interface != new.interface || !old.hasPositions(of: new)
  }

  /// Returns the queries whose answers may have changed with a file.
  private func changedQueries(at position: Int) -> Set<IndexQuery> {
    let (old, new) = (former[position], versions[position])
    let (before, after) = (Set(old?.answeredQueries ?? []), Set(new?.answeredQueries ?? []))
    if old?.interface == new?.interface { return before.symmetricDifference(after) }
    guard let old, let new, old.imports == new.imports, let declarations = new.declarations,
      let changed = old.declarations.map(declarations.changedQueries)
    else { return before.union(after) }
    let calls = old.callDigest == new.callDigest ? [] : new.callQueries
    return before.symmetricDifference(after).union(changed).union(calls)
  }

  /// Returns whether it is known which files depend on the declarations of some versions.
  private func isLocal(_ changed: [Version]) -> Bool {
    if changed.isEmpty { return true }
    if changed.contains(where: { $0.traits.contains(.affectsParsing) }) { return false }
    if !packages.isEmpty,
      changed.contains(where: { PackageOutlines.mayHold($0.projectPath, $0.answeredQueries, of: packages) })
    {
      return false
    }
    guard changed.contains(where: { $0.traits.contains(.declaresAliases) }) else { return true }
    return !zip(former, versions).contains { old, new in
      (new ?? old)?.traits.contains(.extendsThroughAlias) ?? false
    }
  }

  /// Returns the positions of files that depend on changed files or queries and were not repeated yet.
  private func dependents(onFiles files: Set<Int>, _ queries: Set<IndexQuery>) -> [Int] {
    if files.isEmpty, queries.isEmpty { return [] }
    let (done, filter) = (Set(repeated), DigestFilter(queries.map(\.digest)))
    return versions.indices.filter { position in
      guard !done.contains(position), let version = versions[position] else { return false }
      return version.depends(onAny: filter) || version.refers(toAny: files)
    }
  }
}
