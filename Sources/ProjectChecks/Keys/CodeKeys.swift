import CatalogLint
import CatalogRouting
import Diagnostics
import IncrementalExtraction
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import StringExtraction

/// The keys in the sources of the project, their call sites and arguments.
package final class CodeKeys: Sendable {
  package let project: Project
  /// Determines the catalogs of strings.
  package let analysis: Analysis
  /// The uses of generated symbols.
  package let symbols: SymbolUses
  private let places: KeyPlaces
  private let calls: [FilePath: CallArguments]
  /// Everything that prevented a complete run.
  package let problems: [Diagnostic]

  package convenience init(_ request: ProjectRequest, _ sdk: SDKLoad) async throws {
    let project = try await Project(request, sdk)
    try await self.init(project, try await Analysis(project, .comparison(request), sdk), sdk)
  }

  /// Finds the uses of generated symbols as well.
  package convenience init(_ project: Project, _ analysis: Analysis, _ sdk: SDKLoad) async throws {
    self.init(project, analysis, symbols: try await SymbolUses(in: project, sdk))
  }

  package init(
    _ project: Project, _ analysis: Analysis, _ runs: [any SyncedTable] = [], symbols: SymbolUses
  ) {
    (self.project, self.analysis, self.symbols) = (project, analysis, symbols)
    problems = analysis.blockingDiagnostics
    places = KeyPlaces(analysis, runs, symbols: symbols)
    calls = analysis.calls { $0 }
  }

  /// Returns the call sites of a key.
  package func places(of key: String, in catalog: FilePath) -> [LiteralSite] { places.sites(of: key, in: catalog) }

  /// Returns the line that describes the places of a key for translators, or `nil` for a key without a place.
  package func context(of key: String, in catalog: FilePath, _ contexts: ProjectContexts) -> String? {
    let sites = places(of: key, in: catalog)
    return sites.isEmpty ? nil : contexts.line(sites, key: key)
  }

  package func calls(of catalog: FilePath) -> CallArguments { calls[catalog] ?? CallArguments() }
}
