import CatalogRouting
import ProjectLoading
import ProjectModel
import StringExtraction

/// Provides the strings of a project's sources, with or without a cache.
package protocol ExtractionSource {
  var project: Project { get }
  /// The only catalogs that have to be updated, or `nil` for all.
  var affected: Set<FilePath>? { get }
  /// The catalogs that were up to date and still are.
  var upToDate: [(path: FilePath, record: CatalogRecord)] { get }

  /// Returns the localizable strings of the sources at some positions that the affected catalogs may need.
  func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction
}

extension ExtractionSource {
  /// Returns the strings of the sources that the run reports on.
  package func selected(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.selected, &router)
    RoutineStrings(project).addSelected(to: &found)
    return found
  }

  /// Returns the strings of the sources around them.
  package func context(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.context, &router)
    RoutineStrings(project).addContext(to: &found)
    return found
  }
}

/// Type-checks all sources.
package struct WholeExtraction: ExtractionSource {
  package let project: Project
  package var affected: Set<FilePath>? { nil }
  package var upToDate: [(path: FilePath, record: CatalogRecord)] { [] }

  package init(_ project: Project) { self.project = project }

  package func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction {
    await project.extractor.extract(positions)
  }

  /// Returns the strings of the sources that the run reports on, without regard to catalogs.
  package func selected() async -> Extraction {
    var found = await project.extractor.extract(project.sources.selected)
    RoutineStrings(project).addSelected(to: &found)
    return found
  }
}

/// Reads the strings of all sources from the cache.
package struct KnownExtraction: ExtractionSource {
  package let project: Project
  package var affected: Set<FilePath>? { nil }
  package var upToDate: [(path: FilePath, record: CatalogRecord)] { [] }
  private let extractions: CachedExtractions

  package init(_ project: Project, _ extractions: CachedExtractions) {
    (self.project, self.extractions) = (project, extractions)
  }

  package func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction {
    extractions.extraction(of: positions)
  }
}
