/// The key of a memoized overload choice: everything that the choice depends on. Other calls have no key.
struct ChoiceKey: WordHashable {
  var candidates: [DeclID]
  /// The position of each argument's parameter, for all candidates in order.
  var matching: [Int32]
  /// The positions of the candidates that are tried first.
  var first: [Int32] = []
  var expected: TypeID?
  /// The receiver, then a type for each argument. Variables with the highest numbers represent literals and closures.
  var arguments: [TypeID]
  /// The result builder that the call is a component of.
  var builder: DeclID?

  var word: UInt64 {
    var word: UInt64 = UInt64(UInt32(bitPattern: expected?.index ?? -1))
    for decl in candidates { word = (word ^ decl.word) &* 0x9e37_79b9_7f4a_7c15 }
    for position in matching { word = (word ^ UInt64(UInt32(bitPattern: position))) &* 0x9e37_79b9_7f4a_7c15 }
    for position in first { word = (word ^ UInt64(UInt32(bitPattern: position))) &* 0x9e37_79b9_7f4a_7c15 }
    for type in arguments { word = (word ^ UInt64(UInt32(bitPattern: type.index))) &* 0x9e37_79b9_7f4a_7c15 }
    if let builder { word = (word ^ builder.word) &* 0x9e37_79b9_7f4a_7c15 }
    return word
  }
}
