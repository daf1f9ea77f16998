import CatalogLint
import CatalogRouting
import ProjectLayout
import ProjectSync
import StringExtraction
import TextBasics
import Workspace

/// What the sources of the project say: which keys they have, where, and with which arguments.
package struct CodeReading: Sendable {
  package let project: Project
  /// Which tells which string goes to which catalog.
  package let pass: SyncPass
  /// The places of keys in the code, by catalog.
  private let places: [FilePath: [UTF8Key: [LiteralSite]]]
  private let calls: [FilePath: CallArguments]
  /// What kept it from seeing everything.
  package let problems: [Diagnostic]

  package init(_ request: ProjectRequest, _ sdk: SDKLoad) async throws {
    let project = try await Project(request, sdk)
    self.init(project, try await SyncPass(project, .asJudged(request), sdk))
  }

  package init(_ project: Project, _ pass: SyncPass) {
    (self.project, self.pass) = (project, pass)
    problems = pass.hindrances
    var (places, calls): ([FilePath: [UTF8Key: [LiteralSite]]], [FilePath: CallArguments]) = ([:], [:])
    for update in pass.updates {
      let strings = update.strings.filter { !$0.isDebugOnly }
      places[update.path] = Dictionary(grouping: strings, by: { UTF8Key($0.key) }).mapValues { $0.map(\.site).sorted() }
      calls[update.path] = CallArguments(update.strings) { $0 }
    }
    (self.places, self.calls) = (places, calls)
  }

  package func places(of key: String, in catalog: FilePath) -> [LiteralSite] { places[catalog]?[UTF8Key(key)] ?? [] }

  package func calls(of catalog: FilePath) -> CallArguments { calls[catalog] ?? CallArguments() }
}
