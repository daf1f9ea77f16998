import SwiftParsing

/// The identifier of a declaration in the index: a file and a position in its tree.
public struct DeclID: Hashable, Sendable, Comparable {
  public let file: Int32
  public let index: Int32

  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }

  /// Both numbers in one word.
  var word: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: index)) }

  public func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// Two multiplications distribute the two small numbers well enough for our tables.
  public func _rawHashValue(seed: Int) -> Int { spread(word, seed) }

  public static func < (a: DeclID, b: DeclID) -> Bool { (a.file, a.index) < (b.file, b.index) }
}

/// A name inside a type; `owner` is `nil` at file level.
struct MemberKey: WordHashable, Sendable {
  /// The owner. At file level it is an invalid declaration, which takes less memory than `nil`.
  private let place: DeclID
  let name: Name

  init(owner: DeclID?, name: Name) { (place, self.name) = (owner ?? DeclID(file: -1, index: 0), name) }

  var owner: DeclID? { place.file < 0 ? nil : place }

  var word: UInt64 { name.hash ^ place.word &* 0x9e37_79b9_7f4a_7c15 }
}

/// A key of a table whose parts are mixed into one word. Hashing it needs no `Hasher`.
protocol WordHashable: Hashable {
  var word: UInt64 { get }
}

extension WordHashable {
  func hash(into hasher: inout Hasher) { hasher.combine(word) }

  func _rawHashValue(seed: Int) -> Int { spread(word, seed) }
}

/// Distributes a word over all bits of a hash value.
func spread(_ word: UInt64, _ seed: Int) -> Int {
  var mixed = (word ^ UInt64(bitPattern: Int64(seed))) &* 0x9e37_79b9_7f4a_7c15
  mixed ^= mixed >> 32
  return Int(truncatingIfNeeded: mixed &* 0xd6e8_feb8_6659_fd93)
}
