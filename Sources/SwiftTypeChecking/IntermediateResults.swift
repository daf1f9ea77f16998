/// Intermediate results for one answer. Types share their parts, which would otherwise be queried repeatedly. The
/// results are dropped with the answer, because other queries have other environments.
struct IntermediateResults {
  /// The member types that were found, by type and name.
  var members: [LookupKey: TypeID] = [:]
  /// Whether types meet the `where` clauses of extensions.
  var conformances: [ConditionKey: Bool] = [:]

  var isEmpty: Bool { members.isEmpty && conformances.isEmpty }
}

/// A type, and an extension that makes it conform if its `where` clause holds.
struct ConditionKey: Hashable {
  var type: TypeID
  var context: DeclID
}
