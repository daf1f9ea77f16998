import ProjectExchange
import StringExchange
import Workspace

/// What translators are to get.
struct ExportRequest: Sendable {
  var project: ProjectRequest
  /// The folder that files are written into.
  var output: GivenPath
  var format: ExportFormat
  /// The only languages; empty for all that the catalogs are to have.
  var languages: [String]
  /// The only units; `nil` for all.
  var need: ExchangeNeed?
  /// Whether the paths are printed and nothing is written.
  var isDry: Bool
}
