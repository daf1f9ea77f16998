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
    let layout = CatalogLayout(
      catalogs: project.found.catalogs, packages: project.sources.packages, map: project.map)
    let groups = Dictionary(grouping: strings) { string -> FilePath? in
      guard let source = project.sources.places[string.site.file] else { return nil }
      guard case .catalogs(let homes) = layout.home(of: source, table: string.table) else { return nil }
      return homes.first
    }
    return groups.flatMap { path, strings in
      guard let path, let contents = try? FileContents(of: path.string) else { return strings }
      guard let catalog = try? Catalog(contents.bytes) else { return strings }
      return catalog.spelled(strings)
    }
  }
}
