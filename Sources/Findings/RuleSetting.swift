/// What a configuration says of a rule, for all files or for some.
public struct RuleSetting: Sendable, Equatable {
  /// The identifier of the rule.
  public var rule: String
  /// Whether the rule counts; `nil` leaves that as it is.
  public var isOn: Bool?
  /// `nil` leaves the severity as it is.
  public var severity: Severity?
  /// Files and folders that the setting is for, from the root of the project; none means all.
  public var paths: [String]
  /// Files and folders that it is not for.
  public var excluded: [String]

  public init(
    _ rule: String, isOn: Bool? = nil, severity: Severity? = nil, paths: [String] = [], excluded: [String] = []
  ) {
    self.rule = rule
    self.isOn = isOn
    self.severity = severity
    self.paths = paths
    self.excluded = excluded
  }

  /// Whether the setting is for a file.
  /// - Parameter path: of the file, from the root; `nil` for the run as a whole.
  func applies(to path: String?) -> Bool {
    guard let path else { return paths.isEmpty }
    return (paths.isEmpty || paths.contains { Self.contains($0, path) })
      && !excluded.contains { Self.contains($0, path) }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty || folder == "." { return true }
    return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
