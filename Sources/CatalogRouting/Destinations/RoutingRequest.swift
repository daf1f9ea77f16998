import ProjectModel

/// The options of routing.
package struct RoutingRequest: Sendable {
  /// The catalogs to update instead of those in the project's request.
  package var catalogs: [FilePath] = []
  /// Whether catalogs are created for tables without one.
  package var createsCatalogs = false
  /// Whether no entry becomes stale.
  package var keepsAll = false
  /// Returns whether a folder exists; used to find the place of a new catalog.
  package var isThere: @Sendable (FilePath) -> Bool = { _ in false }

  package init() {}
}
