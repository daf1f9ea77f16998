/// What is known of the targets that a file belongs to.
public enum Membership: Sendable, Equatable {
  /// These targets compile or copy it: indices into the map's targets.
  case targets([Int])
  /// A project that governs the file's folder has it in no target, so it is not compiled.
  case none
  /// Nothing tells.
  case unknown
}
