/// The known targets of a file.
public enum Membership: Sendable, Equatable {
  /// The targets that compile or copy the file, as indices into the map's targets.
  case targets([Int])
  /// The file is in the folder of a project but in none of its targets, so it is not compiled.
  case none
  /// The targets are unknown.
  case unknown

  /// Whether a target has the file, or `nil` if that is unknown.
  public var isInTarget: Bool? {
    switch self {
    case .targets: true
    case .none: false
    case .unknown: nil
    }
  }
}
