import CatalogRouting
import Diagnostics
import FileSystem
import ProjectModel

// Runs that may write only in one folder.
extension SyncPlan {
  /// The identifier of the errors about files outside of `SyncRequest.bounds`. If there are any, nothing is written.
  package static let outsideFolderIdentifier = "outside-folder"

  /// Returns errors about files that would be written outside of the request's bounds.
  func errorsOutsideBounds(in exchange: TableExchange) -> [Diagnostic] {
    guard let bounds = request.bounds else { return [] }
    // Translations that cannot be read are reported when they would be written.
    let translations = exchange.runs.flatMap { (try? self.translations(of: $0, among: exchange.runs)) ?? [] }
    let paths = (exchange.runs + translations).filter(\.isChanged).map(\.update.path)
    return Set(paths).subtracting(paths.filter { $0.isWrittenWithin(bounds) }).sorted().map { path in
      Diagnostic(
        .error, Self.outsideFolderIdentifier,
        "the catalog needs changes but is outside the folder that strex is allowed to change",
        file: names.printed(path))
    }
  }
}
