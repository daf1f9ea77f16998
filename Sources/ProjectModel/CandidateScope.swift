/// The catalogs of one table that may contain the strings of a source. Many sources have the same scope.
public enum CandidateScope: Sendable, Hashable {
  /// All catalogs of the table. A source whose targets have none may look up its strings in the app that contains it.
  case table
  /// The catalogs in a package, or in no package.
  case package(FilePath?)
  /// The catalogs of the source's targets.
  case targets([FilePath])
}
