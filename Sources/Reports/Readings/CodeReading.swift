import CatalogLint
import CatalogRouting
import ProjectModel
import ProjectSync
import StringExtraction
import Workspace

/// What the sources of the project say: which keys they have, where, and with which arguments.
package final class CodeReading: Sendable {
  package let project: Project
  /// Which tells which string goes to which catalog.
  package let pass: SyncPass
  private let places: KeyPlaces
  private let calls: [FilePath: CallArguments]
  /// What kept it from seeing everything.
  package let problems: [Diagnostic]

  package convenience init(_ request: ProjectRequest, _ sdk: SDKLoad) async throws {
    let project = try await Project(request, sdk)
    self.init(project, try await SyncPass(project, .asJudged(request), sdk))
  }

  package init(_ project: Project, _ pass: SyncPass) {
    (self.project, self.pass) = (project, pass)
    problems = pass.hindrances
    places = KeyPlaces(pass)
    calls = pass.calls { $0 }
  }

  /// The places of a key in the code.
  package func places(of key: String, in catalog: FilePath) -> [LiteralSite] { places.sites(of: key, in: catalog) }

  package func calls(of catalog: FilePath) -> CallArguments { calls[catalog] ?? CallArguments() }
}
