import ProjectLayout

/// What routing is asked for.
package struct RoutingRequest: Sendable {
  /// The catalogs to bring in step instead of those that are asked for.
  package var catalogs: [FilePath] = []
  /// Whether tables without catalog get one.
  package var createsCatalogs = false
  /// Whether nothing goes stale.
  package var keepsAll = false
  /// Whether a folder exists, for those who look for the place of a new catalog.
  package var isThere: @Sendable (FilePath) -> Bool = { _ in false }

  package init() {}
}
