import CatalogRouting
import Findings
import ProjectLayout
import StringExtraction
import Workspace

// Runs that keep to a folder.
extension SyncPass {
  /// The identifier of the errors about files outside of ``SyncRequest/bounds``, because of which nothing is written.
  package static let strayIdentifier = "outside-folder"

  /// Errors about the files that would be written and lie outside of the request's bounds.
  func strays(in exchange: TableExchange) -> [Diagnostic] {
    guard let bounds = request.bounds else { return [] }
    let paths = exchange.runs.filter { $0.isChanged || request.fillsTranslations }.flatMap { run in
      [run.update.path] + (contexts[run.update.path]?.table?.files ?? [])
    }
    return Set(paths).subtracting(paths.filter { $0.isWrittenWithin(bounds) }).sorted().map { path in
      Diagnostic(
        .error, Self.strayIdentifier, "it has to change, and is outside of the folder to which this run keeps",
        file: names.printed(path))
    }
  }
}
