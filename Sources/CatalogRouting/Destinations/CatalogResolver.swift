import ProjectModel
import SwiftParsing

/// Caches the results of the layout. If folders decide, each folder is looked up once.
package struct CatalogResolver {
  package let layout: CatalogLayout
  /// Catalogs that were only named on the command line. They take strings that have no other destination.
  private let named: [FilePath]
  /// All paths of each catalog that has several.
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

  /// - Parameter aliases: groups of paths to the same file.
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
    if rescue.count == 1, !destination.isOfCatalogs { destination = .catalogs(rescue) }
    destinations[question] = destination
    return destination
  }

  /// Returns whether the catalog takes strings of the source.
  package mutating func belongs(_ source: FilePath, to catalog: FilePath) -> Bool {
    aliases(of: catalog).contains { alias in
      guard case .catalogs(let list) = destination(of: source, table: alias.stem) else { return false }
      return list.contains(alias)
    }
  }

  /// Returns whether the source's strings might belong to the catalog, even if another one was chosen.
  package mutating func mayBelong(_ source: FilePath, to catalog: FilePath) -> Bool {
    aliases(of: catalog).contains { alias in
      catalogs(in: scope(of: source, table: alias.stem), table: alias.stem).contains(alias)
        || destination(of: source, table: alias.stem).has(alias)
    }
  }

  /// The catalogs of a table that the strings of a source might belong to.
  package struct Candidates: Hashable {
    package let table: String
    package let scope: CandidateScope
    /// Other catalogs, which take the strings because these have no other destination.
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

  /// Returns the source, or its folder if all sources of the folder have the same result.
  package func place(of source: FilePath) -> FilePath {
    layout.isDecidedByFolders(source) ? source.folder ?? source : source
  }

  /// Returns whether a source is in the folder that a catalog serves. Otherwise the catalog takes its strings only if
  /// no other catalog does.
  package func serves(_ catalog: FilePath, _ source: FilePath) -> Bool {
    aliases(of: catalog).contains { layout.serves($0, source) }
  }

  /// Returns all paths to the file of a catalog, through links.
  package func aliases(of catalog: FilePath) -> [FilePath] { paths[catalog] ?? [catalog] }
}

extension CatalogDestination {
  /// Whether catalogs certainly take the strings, and not `.strings` tables, over which named catalogs take precedence.
  fileprivate var isOfCatalogs: Bool {
    guard case .catalogs(let list) = self else { return false }
    return !list.contains(where: \.isStringsTable)
  }
}
