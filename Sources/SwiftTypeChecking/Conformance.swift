import SwiftParsing

/// A requirement of a `where` clause, its types resolved.
struct ResolvedRequirement: Equatable {
  var isSameType: Bool
  var subject: TypeID
  var type: TypeID
}

/// That a type conforms to a protocol.
struct Conformance {
  var proto: DeclID
  /// The protocol as it was written, with arguments for its primary associated types.
  var type: TypeID
  /// The type or extension that declares it.
  var context: DeclID
}
