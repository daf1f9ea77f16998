import CatalogRouting
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction

/// The strings of a project's sources, with or without a cache.
package struct ExtractionSource {
  private let project: Project
  /// The extractions of earlier runs, or `nil` to type-check all sources.
  private let known: CachedExtractions?
  /// The extractions that catalogs need in a run over git's index, or `nil` for all.
  private let affected: AffectedExtraction?

  /// - Parameter areIndependent: whether catalogs do not depend on each other, and need not all be reported.
  init(_ project: Project, _ known: CachedExtractions?, _ router: inout CatalogRouter, areIndependent: Bool) {
    (self.project, self.known) = (project, known)
    affected =
      if let known, let staged = project.staged {
        AffectedExtraction(project, staged, known, &router, areIndependent: areIndependent)
      } else { nil }
  }

  /// The only catalogs that have to be updated, or `nil` for all.
  var affectedCatalogs: Set<FilePath>? { affected?.catalogs }
  /// The catalogs that were up to date and still are.
  var upToDate: [(path: FilePath, record: CatalogRecord)] { affected?.upToDate ?? [] }

  /// Returns the strings of the sources that the run reports on.
  func selected(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.selected, &router)
    RoutineStrings(project).addSelected(to: &found)
    return found
  }

  /// Returns the strings of the sources around them.
  func context(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.context, &router)
    RoutineStrings(project).addContext(to: &found)
    return found
  }

  private func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction {
    if let affected { return affected.extraction(of: positions, &router) }
    return await project.extraction(of: positions, known: known)
  }
}

extension Project {
  /// Returns the localizable literals of the sources at some positions.
  /// - Parameter known: the extractions of earlier runs, or `nil` to type-check the sources.
  package func extraction(of positions: [Int], known: CachedExtractions?) async -> Extraction {
    if let known { return known.extraction(of: positions) }
    return await extractor.extract(positions)
  }

  /// Returns the strings of the sources that the run reports on, without regard to catalogs.
  package func selectedStrings() async -> Extraction {
    var found = await extractor.extract(sources.selected)
    RoutineStrings(self).addSelected(to: &found)
    return found
  }
}
