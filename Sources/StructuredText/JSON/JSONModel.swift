import TextBasics

/// A document that was parsed before: parts of another text with the same bytes need not be parsed again.
///
/// Only whole members of a single object in the root object are reused, and only if their values are objects.
struct JSONModel {
  /// One of these members.
  struct Member {
    /// The indices of its name and of everything in its value.
    let nodes: Range<Int>
    let bytes: Range<Int>
  }

  private let document: JSONDocument
  private let object: JSONNode
  /// The indices of the members' names, in order.
  private let names: [Int]
  /// The member that is expected next, by its position among the names.
  private var next = 0
  /// The positions by name, created when a member is not the expected one.
  private var positions: [UTF8Key: Int]?

  /// - Parameter name: the name of the object whose members are reused.
  /// - Returns: `nil` if the document has no such object.
  init?(_ document: JSONDocument, membersOf name: String) {
    guard let object = document.root[name], object.kind == .object else { return nil }
    (self.document, self.object) = (document, object)
    names = object.members.filter { $0.value.kind == .object }.map(\.key.index)
  }

  var lines: LineTable { document.lines }
  var nodes: ContiguousArray<JSONDocument.Node> { document.nodes }
  var traits: JSONTraits { document.traits }

  /// Returns whether bytes are the name of the object whose members are reused, with the same escapes.
  func isName(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    let name = document.nodes[object.index - 1]
    return range.count == Int(name.end - name.start) && bytes.matches(range, in: document.bytes, at: Int(name.start))
  }

  /// Returns the member that equals other bytes from the start of a name on, or `nil` if there is none.
  mutating func member(at position: Int, of bytes: ContiguousArray<UInt8>) -> Member? {
    if next < names.count, let member = member(names[next], at: position, of: bytes) {
      next += 1
      return member
    }
    let known = positions ?? Dictionary(names.enumerated().map { (spelling(of: $1), $0) }) { first, _ in first }
    positions = known
    guard let found = known[Self.spelling(at: position, of: bytes)] else { return nil }
    next = found + 1
    return member(names[found], at: position, of: bytes)
  }

  private func member(_ name: Int, at position: Int, of bytes: ContiguousArray<UInt8>) -> Member? {
    let (first, value) = (document.nodes[name], document.nodes[name + 1])
    let range = Int(first.start)..<Int(value.end)
    guard document.bytes.matches(range, in: bytes, at: position) else { return nil }
    return Member(nodes: name..<Int(value.next), bytes: range)
  }

  private func spelling(of name: Int) -> UTF8Key {
    Self.spelling(at: Int(document.nodes[name].start), of: document.bytes)
  }

  /// Returns the name that begins at a position, as written.
  private static func spelling(at position: Int, of bytes: ContiguousArray<UInt8>) -> UTF8Key {
    var end = position + 1
    while end < bytes.count, bytes[end] != .quote { end += bytes[end] == .backslash ? 2 : 1 }
    return UTF8Key(String(decoding: bytes[position..<min(end, bytes.count)], as: UTF8.self))
  }
}

extension ContiguousArray<UInt8> {
  /// Returns whether the bytes of a range equal another text from an offset on.
  func matches(_ range: Range<Int>, in other: ContiguousArray<UInt8>, at start: Int) -> Bool {
    guard range.upperBound <= count, start + range.count <= other.count else { return false }
    let same = withContiguousStorageIfAvailable { mine in
      other.withContiguousStorageIfAvailable { others in
        var (position, end) = (0, range.count & ~63)
        while position < end {
          // A block is compared without early exit, which the compiler vectorizes.
          var difference: UInt8 = 0
          for offset in position..<position + 64 {
            difference |= mine[range.lowerBound + offset] ^ others[start + offset]
          }
          if difference != 0 { return false }
          position += 64
        }
        end = range.count
        while position < end, mine[range.lowerBound + position] == others[start + position] { position += 1 }
        return position == end
      } ?? false
    }
    return same ?? false
  }
}
