/// What a configuration says of a rule, for all files or for some.
public struct RuleSetting: Sendable, Equatable {
  /// The identifier of the rule.
  public var rule: String
  /// Whether the rule counts; `nil` leaves that as it is.
  public var isOn: Bool?
  /// `nil` leaves the severity as it is.
  public var severity: Severity?
  /// Files and folders, as ``PathPattern``s, that the setting is for, from the root of the project; none means all.
  public var paths: [String]
  /// Files and folders that it is not for.
  public var excluded: [String]
  /// The catalogs' keys that the setting is for; none means all findings, those about no key too.
  public var keys: [String]

  public init(
    _ rule: String, isOn: Bool? = nil, severity: Severity? = nil, paths: [String] = [], excluded: [String] = [],
    keys: [String] = []
  ) {
    self.rule = rule
    self.isOn = isOn
    self.severity = severity
    self.paths = paths
    self.excluded = excluded
    self.keys = keys
  }

  /// Whether the setting is for a finding of its rule.
  func applies(to finding: Finding) -> Bool {
    if !keys.isEmpty {
      guard let key = finding.key, keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
    }
    guard let path = finding.path else { return paths.isEmpty }
    return (paths.isEmpty || paths.contains { Self.contains($0, path) })
      && !excluded.contains { Self.contains($0, path) }
  }

  private static func contains(_ pattern: String, _ path: String) -> Bool {
    pattern.isEmpty || pattern == "." || PathPattern(pattern).covers(path)
  }
}
