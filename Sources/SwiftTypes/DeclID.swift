import SwiftOutline

/// A declaration of the index: a file and a position in its tree.
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

  public static func < (a: DeclID, b: DeclID) -> Bool { (a.file, a.index) < (b.file, b.index) }
}

/// A name inside a type; `owner` is `nil` at file level.
struct MemberKey: Hashable {
  var owner: DeclID?
  var name: Name

  func hash(into hasher: inout Hasher) {
    hasher.combine(name.hash ^ (owner?.word ?? 0) &* 0x9e37_79b9_7f4a_7c15)
  }
}
