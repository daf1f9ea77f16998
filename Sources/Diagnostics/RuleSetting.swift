/// A configuration's setting of a rule, for all or some files.
public struct RuleSetting: Sendable, Equatable {
  /// The rule's identifier.
  public var rule: String
  /// Whether the rule is enabled; `nil` does not change that.
  public var isOn: Bool?
  /// The new severity; `nil` does not change it.
  public var severity: Severity?
  /// The files and folders that the setting applies to, as ``PathPattern``s from the root of the project. Empty for
  /// all.
  public var paths: [String]
  /// Files and folders that it does not apply to.
  public var excluded: [String]
  /// The catalogs' keys that the setting applies to. Empty for all findings, including those about no key.
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

  /// Returns whether the setting applies to all files and keys.
  var isGeneral: Bool { paths.isEmpty && excluded.isEmpty && keys.isEmpty }

  /// Returns whether the setting applies to a finding of its rule.
  func applies(to finding: Diagnostic) -> Bool {
    if !keys.isEmpty {
      guard let key = finding.key, keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
    }
    guard let path = finding.file else { return paths.isEmpty }
    return (paths.isEmpty || paths.contains { Self.contains($0, path) })
      && !excluded.contains { Self.contains($0, path) }
  }

  private static func contains(_ pattern: String, _ path: String) -> Bool {
    pattern.isEmpty || pattern == "." || PathPattern(pattern).covers(path)
  }
}
