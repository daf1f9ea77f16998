import SwiftOutline

/// What was found out on the way to one answer, so that no part of the question is asked again and again: the parts of
/// types are shared. It is kept until the question is answered: what another asks is not always in the same place.
struct PassingAnswers {
  /// The types that types have as members.
  var members: [LookupKey: TypeID] = [:]
  /// Whether types conform as extensions say under conditions.
  var conformances: [ConditionKey: Bool] = [:]

  var isEmpty: Bool { members.isEmpty && conformances.isEmpty }
}

/// A type, and an extension that makes it conform if its `where` clause holds.
struct ConditionKey: Hashable {
  var type: TypeID
  var context: DeclID
}
