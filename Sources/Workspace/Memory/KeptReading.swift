/// A value made from files and from what git says, and all on which it depends.
package struct KeptReading<Value: Sendable>: Sendable {
  package let value: Value
  fileprivate var facts: [DiskFact]

  /// Makes a value.
  /// - Returns: what is kept is `nil` where the value depends on more than can be asked again, such as a file that was just written.
  package static func making(_ make: () async throws -> Value) async throws -> (value: Value, kept: KeptReading?) {
    let facts = DiskFacts()
    let value = try await DiskFacts.$current.withValue(facts) { try await make() }
    return (value, facts.all.map { KeptReading(value: value, facts: $0) })
  }

  /// Whether everything is as it was.
  package var holds: Bool { facts.allHold }

  /// What another value depends on that was made along with this one.
  package func holding<Other>(_ value: Other) -> KeptReading<Other> { KeptReading<Other>(value: value, facts: facts) }

  /// Depends from now on on what another value depends on, too.
  package mutating func join(_ other: KeptReading) { facts = Array(Set(facts).union(other.facts)) }

  /// Takes a file for unchanged that this process has written in a way that does not concern the value.
  package mutating func accept(_ status: FileStatus, of path: String) {
    facts = facts.map { fact in
      guard case .status(of: path, let followsLinks, .version) = fact else { return fact }
      return .status(of: path, followsLinks: followsLinks, DiskFact.Fingerprint(status))
    }
  }
}
