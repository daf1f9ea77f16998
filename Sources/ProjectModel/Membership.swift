/// The known targets of a file.
public enum Membership: Sendable, Equatable {
  /// The targets that compile or copy the file, as indices into the map's targets.
  case targets([Int])
  /// The file is in the folder of a project but in none of its targets, so it is not compiled.
  case none
  /// The targets are unknown.
  case unknown
}
