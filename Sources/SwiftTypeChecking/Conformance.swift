/// A requirement of a `where` clause with resolved types.
struct ResolvedRequirement: Equatable {
  var isSameType: Bool
  var subject: TypeID
  var type: TypeID
}

/// A conformance of a type to a protocol.
struct Conformance {
  var proto: DeclID
  /// The protocol as written, with arguments for its primary associated types.
  var type: TypeID
  /// The type or extension that declares the conformance.
  var context: DeclID
}
