import CatalogSync
import ProjectModel
import StringExtraction
import TextBasics

/// Replaces guessed specifiers of keys by those in the catalogs that have these keys.
package struct CatalogSpelling {
  private let project: ProjectDescription
  private let contents: (FilePath) -> ContiguousArray<UInt8>?

  /// - Parameter contents: returns the bytes at a path, or `nil` if they cannot be read.
  package init(_ project: ProjectDescription, contents: @escaping (FilePath) -> ContiguousArray<UInt8>?) {
    (self.project, self.contents) = (project, contents)
  }

  /// Returns the strings, with each guess replaced by the only matching key in its catalog. If several catalogs have
  /// different matching keys, the guess is returned once for each. Catalogs that cannot be read are skipped.
  package func resolved(_ strings: [ExtractedString]) -> [ExtractedString] {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return strings }
    return groups(of: strings).flatMap { group in
      Self.united(group.tables.map { $0?.spelled(group.strings) ?? group.strings })
    }
  }

  /// Returns the strings that a sync would use, with guesses replaced by their catalog's keys, and the guesses that it
  /// would ignore.
  package func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return (strings, []) }
    let parts = groups(of: strings).map { group in
      group.tables.map { $0?.resolved(group.strings) ?? Self.certain(group.strings) }
    }
    return (
      parts.flatMap { Self.united($0.map(\.strings)) }, parts.flatMap { Self.united($0.map(\.guesses)) }
    )
  }

  /// Returns the results of several catalogs for the same strings, without duplicates.
  private static func united(_ spellings: [[ExtractedString]]) -> [ExtractedString] {
    guard spellings.count > 1 else { return spellings.first ?? [] }
    var seen: [LiteralSite: Set<UTF8Key>] = [:]
    return spellings.joined().filter { seen[$0.site, default: []].insert(UTF8Key($0.key)).inserted }
  }

  /// Returns the strings without guesses, and the guesses.
  package static func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString])
  {
    (strings.filter { $0.evidence != .assumed }, strings.filter { $0.evidence == .assumed })
  }

  /// Returns the strings grouped by their catalogs, with these. Catalogs are only read if there are guesses. Each group
  /// has at least one.
  private func groups(of strings: [ExtractedString]) -> [(tables: [(any StoredTable)?], strings: [ExtractedString])] {
    let destinations = destinations(of: strings)
    // Groups positions, because a string is large to copy.
    var tables: [FilePath: (any StoredTable)?] = [:]
    return Dictionary(grouping: strings.indices) { destinations[$0] }.map { paths, positions in
      let strings = positions.map { strings[$0] }
      guard !paths.isEmpty, strings.contains(where: { $0.evidence == .assumed }) else { return ([nil], strings) }
      for path in paths where tables[path] == nil { tables[path] = .some(table(at: path)) }
      return (paths.map { tables[$0] ?? nil }, strings)
    }
  }

  private func table(at path: FilePath) -> (any StoredTable)? {
    contents(path).flatMap(TableFormat(ofName: path.name).table)
  }

  /// Returns the catalogs of each string. Most strings have the same catalogs as the previous string of their file.
  private func destinations(of strings: [ExtractedString]) -> [[FilePath]] {
    var router = CatalogRouter(project, RoutingRequest())
    var last: (file: String, route: RoutingKey, destinations: [FilePath])?
    return strings.map { string in
      let route = RoutingKey(string)
      if let last, last.file == string.site.file, last.route == route { return last.destinations }
      var found: [FilePath] = []
      if let source = project.places[string.site.file],
        case .catalogs(let destinations) = router.destination(of: route, in: source)
      {
        found = destinations
      }
      last = (string.site.file, route, found)
      return found
    }
  }
}
