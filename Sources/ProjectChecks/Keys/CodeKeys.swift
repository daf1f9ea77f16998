import CatalogLint
import Diagnostics
import FileSystem
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

  /// Types all code, and describes the places of all keys, including those that code only looks up at run time.
  package func contexts(_ sdk: SDKLoad) async throws(FileError) -> ProjectContexts {
    let members = CatalogSet(project.found.catalogs, of: project).members
    let keys = members.flatMap { member in
      member.catalog.keys.filter { places(of: $0, in: member.path).isEmpty }
    }
    return try await ProjectContexts(project, sdk, lookingUp: Set(keys), analysis.keys)
  }

  /// Returns the line that describes the places of a key for translators, or `nil` for a key without a place. If Xcode
  /// extracts the key nowhere for the catalog, other code that looks it up counts.
  package func context(of key: String, in catalog: FilePath, _ contexts: ProjectContexts) -> String? {
    let all = places(of: key, in: catalog)
    // The code of previews has no context.
    let typed = all.filter { !$0.file.hasSuffix(".swift") || contexts.contains($0) }
    let shown = typed.isEmpty ? contexts.sites(of: key, in: catalog.stem).filter { !places.isRouted($0) } : typed
    let sites = shown.isEmpty ? all : shown
    return sites.isEmpty ? nil : contexts.line(sites, key: key)
  }

  package func calls(of catalog: FilePath) -> CallArguments { calls[catalog] ?? CallArguments() }
}
