/// The catalogs to which the strings of one table in one source go.
public enum CatalogDestination: Sendable, Hashable {
  /// Each of these catalogs takes them: one, unless targets share the source.
  case catalogs([FilePath])
  /// Any of these may be meant, and nothing tells which.
  case ambiguous([FilePath])
  /// No catalog has the table.
  case nowhere

  /// Whether a catalog certainly takes the strings.
  public func has(_ catalog: FilePath) -> Bool {
    guard case .catalogs(let list) = self else { return false }
    return list.contains(catalog)
  }
}
