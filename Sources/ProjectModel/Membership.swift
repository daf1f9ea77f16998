/// What is known about the targets of a file.
public enum Membership: Sendable, Equatable {
  /// These targets compile or copy it: indices into the map's targets.
  case targets([Int])
  /// A project governs the file's folder and has the file in no target, so it is not compiled.
  case none
  /// Nothing is known.
  case unknown
}
