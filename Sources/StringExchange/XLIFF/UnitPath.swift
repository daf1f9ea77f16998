/// The position of a string in a localization: `device.iphone.plural.one`, `substitutions.count.plural.other`, or empty
/// for a plain text.
public struct UnitPath: Sendable, Hashable {
  /// The substitution that the text belongs to, if any.
  public var substitution: String?
  public var cases: [Case] = []

  public struct Case: Sendable, Hashable {
    /// `plural`, `device`.
    public var kind: String
    /// `one`, `iphone`.
    public var name: String

    package init(kind: String, name: String) { (self.kind, self.name) = (kind, name) }
  }

  package init(substitution: String? = nil, cases: [Case] = []) {
    (self.substitution, self.cases) = (substitution, cases)
  }

  /// The separator between a key and a path.
  static let separator = "|==|"

  /// The path as written in ids. The name of a substitution is enclosed in `@` if it contains a dot.
  public var text: String {
    let steps = cases.map { "\($0.kind).\($0.name)" }
    guard let substitution else { return steps.joined(separator: ".") }
    let name = substitution.contains(".") ? "@\(substitution)@" : substitution
    return (["substitutions", name] + steps).joined(separator: ".")
  }

  public func id(ofKey key: String) -> String {
    substitution == nil && cases.isEmpty ? key : key + Self.separator + text
  }

  func appending(_ kind: String, _ name: String) -> UnitPath {
    var path = self
    path.cases.append(Case(kind: kind, name: name))
    return path
  }

  /// The names of members that lead to the text in a localization's JSON.
  package var members: [String] {
    let steps = cases.flatMap { ["variations", $0.kind, $0.name] }
    return (substitution.map { ["substitutions", $0] } ?? []) + steps
  }
}

extension UnitPath {
  private static let names: [String: Set<String>] = [
    "plural": ["zero", "one", "two", "few", "many", "other"],
    "device": ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"],
  ]

  /// Reads a path from an id, or `nil` for a string that is not a path.
  package init?(_ text: Substring) {
    var rest = text
    if rest.hasPrefix("substitutions.") {
      rest = rest.dropFirst("substitutions.".count)
      guard let name = Self.takeName(&rest) else { return nil }
      substitution = name
    }
    let words = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, words.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: words.count, by: 2) {
      guard Self.names[words[index]]?.contains(words[index + 1]) ?? false else { return nil }
      cases.append(Case(kind: words[index], name: words[index + 1]))
    }
  }

  /// Returns whether a key ends like the id of a variation.
  static func ends(_ key: String) -> Bool {
    guard let separator = key[...].range(ofLast: separator) else { return false }
    return UnitPath(key[separator.upperBound...]) != nil
  }

  /// Reads the name of a substitution and the dot after it.
  private static func takeName(_ rest: inout Substring) -> String? {
    if rest.first == "@", let end = rest.dropFirst().firstIndex(of: "@") {
      let name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard rest.first == "." else { return nil }
      rest = rest.dropFirst()
      return String(name)
    }
    guard let dot = rest.firstIndex(of: "."), dot != rest.startIndex else { return nil }
    let name = rest[..<dot]
    rest = rest[rest.index(after: dot)...]
    return String(name)
  }
}
