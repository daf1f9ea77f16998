import SwiftParsing

/// The syntax that determines which candidates a call's arguments fit, without types. It is the key for memoized
/// answers.
struct CallShape: WordHashable {
  private var candidates: [DeclID]
  private var labels: [Name?]
  /// The number of arguments inside the parentheses, without trailing closures.
  private var inside: Int

  init(_ candidates: [Candidate], _ arguments: [CallArgument]) {
    self.candidates = candidates.map(\.decl)
    labels = arguments.map(\.label)
    inside = arguments.count { !$0.isTrailing }
  }

  var word: UInt64 {
    var word = UInt64(inside)
    for decl in candidates { word = (word ^ decl.word) &* 0x9e37_79b9_7f4a_7c15 }
    for label in labels { word = (word ^ (label?.hash ?? 0)) &* 0x9e37_79b9_7f4a_7c15 ^ (word >> 29) }
    return word
  }
}

/// A member name looked up on a type (`isStatic`) or on values of it.
struct LookupKey: WordHashable {
  var name: Name
  var type: TypeID
  var isStatic: Bool

  var word: UInt64 {
    name.hash ^ UInt64(UInt32(bitPattern: type.index) &* 2 &+ (isStatic ? 1 : 0)) &* 0x9e37_79b9_7f4a_7c15
  }
}

/// A name of several types, and the file that uses it.
struct NearestKey: WordHashable {
  var name: Name
  var file: Int32

  var word: UInt64 { name.hash ^ UInt64(UInt32(bitPattern: file)) &* 0x9e37_79b9_7f4a_7c15 }
}
