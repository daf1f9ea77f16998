import ProjectLayout
import SwiftOutline

/// The layout's answers, each asked once: for a folder where folders decide.
package struct CatalogResolver {
  package let layout: CatalogLayout
  /// Catalogs that the command line alone knows of: they take what has no other home.
  private let named: [FilePath]
  /// Of each catalog that several paths lead to.
  private let paths: [FilePath: [FilePath]]
  private var homes: [Question: CatalogDestination] = [:]
  private var circles: [Question: CandidateScope] = [:]
  /// The catalogs of circles, by table.
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

  package mutating func home(of source: FilePath, table: String, traits: StringTraits = .ofRoutine)
    -> CatalogDestination
  {
    let question = Question(place: place(of: source), table: table, traits: traits)
    if let known = homes[question] { return known }
    var home = layout.home(of: source, table: table, traits: traits)
    let rescue = named.filter { $0.stem == table }
    if rescue.count == 1, !home.isCertain { home = .catalogs(rescue) }
    homes[question] = home
    return home
  }

  package mutating func belongs(
    _ source: FilePath, to catalog: FilePath, traits: StringTraits = .ofRoutine
  ) -> Bool {
    aliases(of: catalog).contains { twin in
      guard case .catalogs(let list) = home(of: source, table: twin.stem, traits: traits) else { return false }
      return list.contains(twin)
    }
  }

  /// Whether the catalog might be meant for the source, though another was taken or none.
  package mutating func mayBelong(_ source: FilePath, to catalog: FilePath) -> Bool {
    aliases(of: catalog).contains { twin in
      catalogs(in: circle(of: source, table: twin.stem), table: twin.stem).contains(twin)
        || home(of: source, table: twin.stem).has(twin)
    }
  }

  /// The catalogs named after a table that might be meant for some sources.
  package struct Candidates: Hashable {
    package let table: String
    package let circle: CandidateScope
    /// Others that take the strings for want of a home.
    package let others: [FilePath]
  }

  package mutating func candidates(of source: FilePath, table: String) -> Candidates {
    let circle = circle(of: source, table: table)
    guard case .catalogs(let list) = home(of: source, table: table) else {
      return Candidates(table: table, circle: circle, others: [])
    }
    let known = catalogs(in: circle, table: table)
    return Candidates(table: table, circle: circle, others: list.filter { !known.contains($0) })
  }

  package mutating func catalogs(of candidates: Candidates) -> Set<FilePath> {
    catalogs(in: candidates.circle, table: candidates.table).union(candidates.others)
  }

  private mutating func circle(of source: FilePath, table: String) -> CandidateScope {
    let question = Question(place: place(of: source), table: table, traits: .ofRoutine)
    if let known = circles[question] { return known }
    let circle = layout.circle(of: source, table: table)
    circles[question] = circle
    return circle
  }

  private mutating func catalogs(in circle: CandidateScope, table: String) -> Set<FilePath> {
    if let known = possible[table]?[circle] { return known }
    let found = Set(layout.catalogs(in: circle, table: table))
    possible[table, default: [:]][circle] = found
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
