/// Searches for many keys in one pass over the bytes of files other than Swift: C sources and headers, storyboards and
/// xibs. It looks for each key both literally and with the escapes of these files.
struct KeySearch {
  private struct Step: Hashable {
    let node: Int
    let byte: UInt8
  }

  /// The trie of all forms: the next node by a node and a byte. The root is 0.
  private var next: [Step: Int] = [:]
  /// The positions of the keys that end at a node.
  private var ends: [Int: [Int]] = [:]
  /// Whether any form begins with two bytes.
  private var beginnings = [Bool](repeating: false, count: 1 << 16)

  /// The escapes of characters in C, in XML attributes and in XML strings.
  private static let escapes: [[Unicode.Scalar: String]] = [
    ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"],
    ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;"],
    ["&": "&amp;", "<": "&lt;", ">": "&gt;"],
  ]

  init(_ keys: [String]) {
    for (position, key) in keys.enumerated() {
      for spelling in Self.spellings(of: key) { add(spelling, position) }
    }
  }

  private static func spellings(of key: String) -> Set<[UInt8]> {
    var spellings: Set<[UInt8]> = [Array(key.utf8)]
    for table in escapes {
      let spelling = key.unicodeScalars.map { table[$0] ?? String($0) }.joined()
      spellings.insert(Array(spelling.utf8))
    }
    return spellings
  }

  private mutating func add(_ spelling: [UInt8], _ position: Int) {
    guard let first = spelling.first else { return }
    if spelling.count > 1 {
      beginnings[Self.number(first, spelling[1])] = true
    } else {
      for second in UInt8.min...UInt8.max { beginnings[Self.number(first, second)] = true }
    }
    var node = 0
    for byte in spelling {
      let step = Step(node: node, byte: byte)
      let following = next[step] ?? next.count + 1
      next[step] = following
      node = following
    }
    ends[node, default: []].append(position)
  }

  private static func number(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  /// Returns the positions of the keys that occur anywhere in a file, each with its first place.
  func positions(in bytes: ContiguousArray<UInt8>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for start in bytes.indices {
      let second = start + 1 < bytes.count ? bytes[start + 1] : 0
      guard beginnings[Self.number(bytes[start], second)] else { continue }
      var node = 0
      for byte in bytes[start...] {
        guard let following = next[Step(node: node, byte: byte)] else { break }
        node = following
        for position in ends[node] ?? [] where found[position] == nil { found[position] = start }
      }
    }
    return found
  }
}
