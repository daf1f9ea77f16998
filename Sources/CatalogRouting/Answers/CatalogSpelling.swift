import CatalogSync
import ProjectLayout
import StringExtraction

/// Replaces guessed specifiers of keys by those in the catalogs that have these keys.
package struct CatalogSpelling {
  private let project: ProjectDescription
  private let contents: (FilePath) -> ContiguousArray<UInt8>?

  /// - Parameter contents: returns the bytes at a path; `nil` where they cannot be read.
  package init(_ project: ProjectDescription, contents: @escaping (FilePath) -> ContiguousArray<UInt8>?) {
    (self.project, self.contents) = (project, contents)
  }

  /// The strings, with each guess in its only spelling in its catalog. Catalogs that cannot be read are skipped.
  package func resolved(_ strings: [ExtractedString]) -> [ExtractedString] {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return strings }
    return groups(of: strings).flatMap { $0.table?.spelled($0.strings) ?? $0.strings }
  }

  /// The strings that a sync would take, with guesses in their catalog's spelling, and the guesses that it would not
  /// take.
  package func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return (strings, []) }
    let parts = groups(of: strings).map { $0.table?.resolved($0.strings) ?? Self.certain($0.strings) }
    return (parts.flatMap(\.strings), parts.flatMap(\.guesses))
  }

  /// The strings without guesses, and the guesses.
  package static func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString])
  {
    (strings.filter { $0.evidence != .assumed }, strings.filter { $0.evidence == .assumed })
  }

  /// The strings of each catalog, which is only read if there are guesses among them.
  private func groups(of strings: [ExtractedString]) -> [(table: (any TableFile)?, strings: [ExtractedString])] {
    let destinations = destinations(of: strings)
    // Groups positions, because a string is large to copy.
    return Dictionary(grouping: strings.indices) { destinations[$0] }.map { path, positions in
      let strings = positions.map { strings[$0] }
      guard let path, strings.contains(where: { $0.evidence == .assumed }) else { return (nil, strings) }
      return (contents(path).flatMap(TableFormat(ofName: path.name).table), strings)
    }
  }

  /// The catalog of each string. Most strings follow others of their file that go to the same one.
  private func destinations(of strings: [ExtractedString]) -> [FilePath?] {
    var router = CatalogRouter(project, RoutingRequest())
    var last: (file: String, route: RoutingKey, destination: FilePath?)?
    return strings.map { string in
      let route = RoutingKey(string)
      if let last, last.file == string.site.file, last.route == route { return last.destination }
      var destination: FilePath?
      if let source = project.places[string.site.file],
        case .catalogs(let destinations) = router.destination(of: route, in: source)
      {
        destination = destinations.first
      }
      last = (string.site.file, route, destination)
      return destination
    }
  }
}
