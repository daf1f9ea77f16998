import StructuredText
import TextBasics
import Workspace

/// A part of a list that fits a context: at most so many items, and so many bytes.
struct Slice<Item> {
  private(set) var items: [Item] = []
  /// How many there are in all.
  let total: Int
  /// Names the last item, after which the next slice begins; `nil` at the end.
  private(set) var cursor: String?

  /// How many bytes of JSON a slice may have, roughly: some 6,000 tokens.
  static var weight: Int { 24_000 }

  /// - Parameters:
  ///   - cursor: of the slice before.
  ///   - name: names an item, whatever comes before it in the list.
  ///   - size: of an item in bytes of JSON.
  /// - Throws: for a cursor of something that is gone.
  init(
    _ all: [Item], after cursor: String?, limit: Int, name: (Item) -> String, size: (Item) -> Int
  ) throws(ToolProblem) {
    total = all.count
    var start = 0
    if let cursor {
      guard let last = all.lastIndex(where: { Self.cursor(name($0)) == cursor }) else {
        throw ToolProblem("the cursor names nothing that is still in the list; ask without it")
      }
      start = last + 1
    }
    var weight = 0
    for item in all[start...].prefix(limit) {
      weight += size(item)
      if !items.isEmpty, weight > Self.weight { break }
      items.append(item)
    }
    if start + items.count < all.count { self.cursor = items.last.map { Self.cursor(name($0)) } }
  }

  private static func cursor(_ name: String) -> String { Digest(name.utf8).text }

  /// The members of a result that tell of the rest.
  /// - Parameter goesOn: whether the tool can be asked for it.
  func writeRest(to json: inout JSONWriter, goesOn: Bool = true) {
    json.member("total", total)
    if goesOn { json.member("nextCursor", cursor) }
  }
}

extension [ToolMember] {
  /// The arguments by which a list is asked for slice by slice.
  static var slicing: [ToolMember] {
    [
      ToolMember("cursor", .text, "nextCursor of the answer before, for what follows it"),
      ToolMember("limit", .number(1...200), "How many at most; 25 unless given"),
    ]
  }

  /// The members of a result that tell of the rest.
  static var rest: [ToolMember] {
    [
      .total,
      ToolMember("nextCursor", .text, "Pass this as cursor for what follows; not there at the end"),
    ]
  }
}

extension ToolMember {
  static let total = ToolMember.always("total", .count, "How many there are in all")
}
