/// Catalogs of one table that may take the strings of a source, whichever of them does. Many sources have the same.
public enum CandidateScope: Sendable, Hashable {
  /// All of the table: a source whose targets have none may look its strings up in the app that it is part of.
  case table
  /// Those that stand in a package, or in none.
  case package(FilePath?)
  /// Those of the source's targets.
  case targets([FilePath])
}
