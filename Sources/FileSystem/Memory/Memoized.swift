/// A value made from files and git's answers, and all facts that it depends on.
package struct Memoized<Value: Sendable>: Sendable {
  package let value: Value
  fileprivate var facts: [DiskFact]

  /// Makes a value.
  /// - Returns: a `nil` reading if the value depends on more than facts, for example on a file that was just written.
  package static func making(_ make: () async throws -> Value) async throws -> (value: Value, kept: Memoized?) {
    let facts = DiskFacts()
    let value = try await DiskFacts.$current.withValue(facts) { try await make() }
    return (value, facts.all.map { Memoized(value: value, facts: $0) })
  }

  /// Whether all facts still hold.
  package var holds: Bool { facts.allHold }

  /// Returns a reading with the same facts for another value that was made at the same time.
  package func holding<Other>(_ value: Other) -> Memoized<Other> { Memoized<Other>(value: value, facts: facts) }

  /// Adds the facts of another reading.
  package mutating func join(_ other: Memoized) { facts = Array(Set(facts).union(other.facts)) }

  /// Treats a file as unchanged that this process has written, because the change does not affect the value.
  package mutating func accept(_ status: FileStatus, of path: String) {
    facts = facts.map { fact in
      guard case .status(of: path, let followsLinks, .version) = fact else { return fact }
      return .status(of: path, followsLinks: followsLinks, DiskFact.Fingerprint(status))
    }
  }
}
