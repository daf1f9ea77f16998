import ProjectModel

/// The options of routing.
package struct RoutingRequest: Sendable {
  /// The catalogs to update instead of those that the project's request names.
  package var catalogs: [FilePath] = []
  /// Whether tables without a catalog get one.
  package var createsCatalogs = false
  /// Whether nothing goes stale.
  package var keepsAll = false
  /// Whether a folder exists; asked when looking for the place of a new catalog.
  package var isThere: @Sendable (FilePath) -> Bool = { _ in false }

  package init() {}
}
