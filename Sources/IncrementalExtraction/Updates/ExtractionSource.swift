import CatalogRouting
import ProjectLayout
import StringExtraction
import Workspace

/// Gives what the sources of a project hold, whether anything was kept from earlier runs or not.
package protocol ExtractionSource {
  var project: Project { get }
  /// The only catalogs that have to be looked at; `nil` for all.
  var concerned: Set<FilePath>? { get }
  /// The catalogs that were in step and are in step still.
  var inStep: [(path: FilePath, record: CatalogRecord)] { get }

  /// What is localizable in the sources at some positions, as far as the concerned catalogs may need it.
  func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction
}

extension ExtractionSource {
  /// What the sources hold that are reported on.
  package func selected(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.selected, &router)
    RoutineStrings(project).addSelected(to: &found)
    return found
  }

  /// What the sources around those hold.
  package func context(_ router: inout CatalogRouter) async -> Extraction {
    var found = await extraction(of: project.sources.context, &router)
    RoutineStrings(project).addContext(to: &found)
    return found
  }
}

/// Types all sources.
package struct WholeExtraction: ExtractionSource {
  package let project: Project
  package var concerned: Set<FilePath>? { nil }
  package var inStep: [(path: FilePath, record: CatalogRecord)] { [] }

  package init(_ project: Project) { self.project = project }

  package func extraction(of positions: [Int], _ router: inout CatalogRouter) async -> Extraction {
    await project.extractor.extract(positions)
  }

  /// What the sources hold that are reported on, for whoever asks for no catalog.
  package func selected() async -> Extraction {
    var found = await project.extractor.extract(project.sources.selected)
    RoutineStrings(project).addSelected(to: &found)
    return found
  }
}
