/// The values of variables in a specification.
struct SpecVariables {
  let value: (String) -> String?

  init(_ value: @escaping (String) -> String?) { self.value = value }
  init(_ values: [String: String]) { value = { values[$0] } }

  /// The amount of text that variables may produce in a specification and the files that it includes.
  struct Budget {
    /// In bytes, far above real specifications.
    private var left = 16 << 20

    /// - Throws: for a text that exceeds the budget.
    mutating func paid(_ text: String, _ place: SpecNode) throws(ProjectError) -> String {
      left -= text.utf8.count
      if left < 0 { throw place.problem("has variables that produce too much text") }
      return text
    }
  }

  /// The maximum length of a text produced by variables.
  private static let maximumLength = 1 << 14

  func expand(_ text: String) -> String {
    guard text.utf8.contains(.dollar) else { return text }
    var (expanded, rest) = ("", text[...])
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let after = rest.index(after: end)
      let value = value(String(rest[start.upperBound..<end]))
      expanded += rest[..<start.lowerBound] + (value ?? String(rest[start.lowerBound..<after]))
      if expanded.utf8.count > Self.maximumLength { return text }
      rest = rest[after...]
    }
    return expanded + rest
  }
}
