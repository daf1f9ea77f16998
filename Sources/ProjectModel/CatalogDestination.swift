/// The catalogs for the strings of a single table in one source.
public enum CatalogDestination: Sendable, Hashable {
  /// All of these catalogs: one, unless several targets share the source.
  case catalogs([FilePath])
  /// Any of these catalogs. It is unknown which one.
  case ambiguous([FilePath])
  /// No catalog has the table.
  case nowhere

  /// Returns whether a catalog certainly takes the strings.
  public func has(_ catalog: FilePath) -> Bool {
    guard case .catalogs(let list) = self else { return false }
    return list.contains(catalog)
  }
}
