import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction

/// Takes the specifiers of keys that are otherwise guesses from the catalogs that have these keys.
package struct CatalogSpelling {
  private let project: ProjectDescription
  private let catalog: (FilePath) -> Catalog?

  /// - Parameter catalog: what stands under a path; `nil` where that cannot be read.
  package init(_ project: ProjectDescription, catalog: @escaping (FilePath) -> Catalog?) {
    (self.project, self.catalog) = (project, catalog)
  }

  /// The strings, each guess in the one spelling that its catalog has of it. Catalogs that cannot be read are passed over.
  package func settled(_ strings: [ExtractedString]) -> [ExtractedString] {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return strings }
    return groups(of: strings).flatMap { $0.catalog?.spelled($0.strings) ?? $0.strings }
  }

  /// The strings that a sync would take over, guesses in their catalog's spelling, and the guesses that it would not.
  package func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    guard strings.contains(where: { $0.evidence == .assumed }) else { return (strings, []) }
    let parts = groups(of: strings).map { $0.catalog?.settled($0.strings) ?? Self.certain($0.strings) }
    return (parts.flatMap(\.strings), parts.flatMap(\.guesses))
  }

  /// The strings without guesses, and the guesses.
  package static func certain(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString])
  {
    (strings.filter { $0.evidence != .assumed }, strings.filter { $0.evidence == .assumed })
  }

  private func groups(of strings: [ExtractedString]) -> [(catalog: Catalog?, strings: [ExtractedString])] {
    let layout = CatalogLayout(
      catalogs: project.catalogs.all, packages: project.packages, map: project.map)
    let groups = Dictionary(grouping: strings) { string -> FilePath? in
      guard let source = project.places[string.site.file] else { return nil }
      guard case .catalogs(let homes) = layout.home(of: source, table: string.table) else { return nil }
      return homes.first
    }
    return groups.map { path, strings in
      (path.flatMap(catalog), strings)
    }
  }
}
