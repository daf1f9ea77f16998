import FileSystem
import StructuredText

/// A page of a list that fits into a model's context, with a limited number of items and bytes.
struct Slice<Item> {
  private(set) var items: [Item] = []
  /// The number of items in the whole list.
  let total: Int
  /// The name of the last item. The next slice begins after it. `nil` for the last slice.
  private(set) var cursor: String?

  /// The approximate maximum size of a slice in bytes of JSON, which is about 6,000 tokens.
  static var weight: Int { 24_000 }

  /// - Parameters:
  ///   - cursor: the cursor of the previous slice.
  ///   - name: returns the name of an item, which does not depend on the items before it.
  ///   - size: returns the size of an item in bytes of JSON.
  /// - Throws: if the item of the cursor no longer exists.
  init(
    _ all: [Item], after cursor: String?, limit: Int, name: (Item) -> String, size: (Item) -> Int
  ) throws(ToolError) {
    total = all.count
    var start = 0
    if let cursor {
      guard let last = all.lastIndex(where: { Self.cursor(name($0)) == cursor }) else {
        throw ToolError("the cursor is outdated; start again without a cursor")
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

  /// Writes the members of a result that describe the remaining items.
  /// - Parameter goesOn: whether the tool can return the next slice.
  func writeRest(to json: inout JSONWriter, goesOn: Bool = true) {
    json.member("total", total)
    if goesOn { json.member("nextCursor", cursor) }
  }
}

extension [ToolMember] {
  /// The arguments that request a slice of a list.
  static var slicing: [ToolMember] {
    [
      ToolMember("cursor", .text, "The nextCursor from the previous page"),
      ToolMember("limit", .number(1...200), "The maximum number of items; default: 25"),
    ]
  }

  /// The members of a result that describe the remaining items.
  static var rest: [ToolMember] {
    [
      .total,
      ToolMember("nextCursor", .text, "The cursor for the next page; absent on the last page"),
    ]
  }
}

extension ToolMember {
  static let total = ToolMember.always("total", .count, "The total number")
}
