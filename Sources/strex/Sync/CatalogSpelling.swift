import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction

/// Takes the specifiers of keys that are otherwise guesses from the catalogs that have these keys.
struct CatalogSpelling {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The strings, each guess in the one spelling that its catalog has of it. Catalogs that cannot be read are passed over.
  func settled(_ strings: [ExtractedString]) -> [ExtractedString] {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return strings }
    return groups(of: strings).flatMap { $0.catalog?.spelled($0.strings) ?? $0.strings }
  }

  /// The strings that a sync would take over, guesses in their catalog's spelling, and the guesses that it would not.
  func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return (strings, []) }
    let parts = groups(of: strings).map { $0.catalog?.settled($0.strings) ?? Self.certain($0.strings) }
    return (parts.flatMap(\.strings), parts.flatMap(\.guesses))
  }

  /// The strings without guesses, and the guesses.
  static func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    (strings.filter { $0.evidence != .assumed }, strings.filter { $0.evidence == .assumed })
  }

  /// The strings of each catalog, which is read where guesses are among them.
  private func groups(of strings: [ExtractedString]) -> [(catalog: Catalog?, strings: [ExtractedString])] {
    let homes = homes(of: strings)
    // By position: a string is much to copy.
    return Dictionary(grouping: strings.indices) { homes[$0] }.map { path, positions in
      let strings = positions.map { strings[$0] }
      guard let path, strings.contains(where: { $0.evidence == .assumed }) else { return (nil, strings) }
      return (try? Catalog(FileContents(of: path.string).bytes), strings)
    }
  }

  /// The catalog of each string; most stand beside others of their file and table.
  private func homes(of strings: [ExtractedString]) -> [FilePath?] {
    let layout = CatalogLayout(
      catalogs: project.found.catalogs, packages: project.sources.packages, map: project.map)
    var last: (file: String, table: String, home: FilePath?)?
    return strings.map { string in
      if let last, last.file == string.site.file, last.table == string.table { return last.home }
      var home: FilePath?
      if let source = project.sources.places[string.site.file],
        case .catalogs(let homes) = layout.home(of: source, table: string.table)
      {
        home = homes.first
      }
      last = (string.site.file, string.table, home)
      return home
    }
  }
}
