import ProjectLayout
import SwiftOutline

/// The layout's answers, each asked once: for a folder where folders decide.
package struct CatalogResolver {
  package let layout: CatalogLayout
  /// Catalogs that the command line alone knows of: they take what has no other destination.
  private let named: [FilePath]
  /// Of each catalog that several paths lead to.
  private let paths: [FilePath: [FilePath]]
  private var destinations: [Question: CatalogDestination] = [:]
  private var scopes: [Question: CandidateScope] = [:]
  /// The catalogs of scopes, by table.
  private var possible: [String: [CandidateScope: Set<FilePath>]] = [:]

  private struct Question: Hashable {
    let place: FilePath
    let table: String
    let traits: StringTraits
  }

  /// - Parameter aliases: the paths that lead to one file, for each to which several do.
  package init(layout: CatalogLayout, named: [FilePath], aliases: [[FilePath]] = []) {
    self.layout = layout
    paths = Dictionary(aliases.flatMap { group in group.map { ($0, group) } }) { first, _ in first }
    self.named = named
  }

  package mutating func destination(of source: FilePath, table: String, traits: StringTraits = .ofRoutine)
    -> CatalogDestination
  {
    let question = Question(place: place(of: source), table: table, traits: traits)
    if let known = destinations[question] { return known }
    var destination = layout.destination(of: source, table: table, traits: traits)
    let rescue = named.filter { $0.stem == table }
    if rescue.count == 1, !destination.isCertain { destination = .catalogs(rescue) }
    destinations[question] = destination
    return destination
  }

  package mutating func belongs(
    _ source: FilePath, to catalog: FilePath, traits: StringTraits = .ofRoutine
  ) -> Bool {
    aliases(of: catalog).contains { alias in
      guard case .catalogs(let list) = destination(of: source, table: alias.stem, traits: traits) else { return false }
      return list.contains(alias)
    }
  }

  /// Whether the catalog might be meant for the source, though another was taken or none.
  package mutating func mayBelong(_ source: FilePath, to catalog: FilePath) -> Bool {
    aliases(of: catalog).contains { alias in
      catalogs(in: scope(of: source, table: alias.stem), table: alias.stem).contains(alias)
        || destination(of: source, table: alias.stem).has(alias)
    }
  }

  /// The catalogs named after a table that might be meant for some sources.
  package struct Candidates: Hashable {
    package let table: String
    package let scope: CandidateScope
    /// Others that take the strings for want of a destination.
    package let others: [FilePath]
  }

  package mutating func candidates(of source: FilePath, table: String) -> Candidates {
    let scope = scope(of: source, table: table)
    guard case .catalogs(let list) = destination(of: source, table: table) else {
      return Candidates(table: table, scope: scope, others: [])
    }
    let known = catalogs(in: scope, table: table)
    return Candidates(table: table, scope: scope, others: list.filter { !known.contains($0) })
  }

  package mutating func catalogs(of candidates: Candidates) -> Set<FilePath> {
    catalogs(in: candidates.scope, table: candidates.table).union(candidates.others)
  }

  private mutating func scope(of source: FilePath, table: String) -> CandidateScope {
    let question = Question(place: place(of: source), table: table, traits: .ofRoutine)
    if let known = scopes[question] { return known }
    let scope = layout.scope(of: source, table: table)
    scopes[question] = scope
    return scope
  }

  private mutating func catalogs(in scope: CandidateScope, table: String) -> Set<FilePath> {
    if let known = possible[table]?[scope] { return known }
    let found = Set(layout.catalogs(in: scope, table: table))
    possible[table, default: [:]][scope] = found
    return found
  }

  /// The source, or its folder where all sources of the folder have one answer.
  package func place(of source: FilePath) -> FilePath {
    layout.isDecidedByFolders(source) ? source.folder ?? source : source
  }

  /// Whether a catalog stands above a source, and does not take its strings for want of another alone.
  package func stands(_ catalog: FilePath, above source: FilePath) -> Bool {
    aliases(of: catalog).contains { layout.stands($0, above: source) }
  }

  /// All paths that lead to the file of a catalog, through links.
  package func aliases(of catalog: FilePath) -> [FilePath] { paths[catalog] ?? [catalog] }
}

extension CatalogDestination {
  fileprivate var isCertain: Bool {
    switch self {
    case .catalogs: true
    case .ambiguous, .nowhere: false
    }
  }
}
