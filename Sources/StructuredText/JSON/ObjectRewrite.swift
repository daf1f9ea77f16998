import TextBasics

/// Rewrites an object from its existing members, which are copied byte for byte, and from new ones.
package struct ObjectRewrite: Sendable {
  /// A member of the rewritten object.
  package enum Slot {
    /// An existing member, by its position.
    case kept(Int)
    /// An existing member with a new value.
    case replaced(Int, Content)
    case new(String, Content)

    var original: Int? {
      switch self {
      case .kept(let position), .replaced(let position, _): position
      case .new: nil
      }
    }
  }

  package enum Content {
    case value(JSONValue)
    /// A value that already has its final bytes.
    case bytes(ContiguousArray<UInt8>)
    /// A value of another document, in the style of this one.
    case node(JSONNode)

    /// The approximate number of bytes.
    fileprivate var size: Int {
      switch self {
      case .value: 64
      case .bytes(let bytes): bytes.count
      case .node(let node): node.range.count
      }
    }
  }

  private let object: JSONNode
  private let style: JSONStyle
  /// The indentation of the line where the object begins.
  private let indentation: [UInt8]
  private let members: [JSONMember]
  private let bytes: ContiguousArray<UInt8>
  private var lineLead: [UInt8]?

  package init(object: JSONNode, style: JSONStyle, indentation: [UInt8]) {
    self.object = object
    self.style = style
    self.indentation = indentation
    members = Array(object.members)
    bytes = object.document.bytes
    lineLead = style.isOnOneLine ? nil : style.newline + indentation + style.indentation
    if !members.isEmpty { lineLead = Self.lineLead(after: bytes[spaceBefore(members.count - 1)]) }
  }

  /// Returns the object from its opening to its closing brace.
  package func callAsFunction(_ slots: [Slot]) -> ContiguousArray<UInt8> {
    if slots.isEmpty { return ContiguousArray(JSONValue.object([]).text(style: style, indentation: indentation)) }
    var out = ContiguousArray<UInt8>()
    out.reserveCapacity(slots.reduce(object.range.count) { $0 + growth(by: $1) })
    out.append(.leftBrace)
    var next = 0
    while next < slots.count {
      let index = endOfRun(from: next, in: slots)
      if next > 0 { out.append(.comma) }
      append(slots[next], index: next, to: &out)
      if index > next, let first = slots[next].original, let last = slots[index].original {
        // Consecutive members are copied together.
        out.append(contentsOf: bytes[members[first].value.range.upperBound..<members[last].value.range.upperBound])
      }
      let slot = slots[index]
      next = index + 1
      if index + 1 < slots.count, let original = slot.original, original + 1 < members.count {
        out.append(contentsOf: bytes[spaceAfter(original)])
      }
    }
    out.append(contentsOf: closing)
    out.append(.rightBrace)
    return out
  }

  /// Returns the approximate number of bytes that a slot adds to the object.
  private func growth(by slot: Slot) -> Int {
    switch slot {
    case .kept: 0
    case .replaced(let position, let content): max(0, content.size - members[position].value.range.count)
    case .new(let name, let content): name.utf8.count + content.size + 64
    }
  }

  /// Returns the last of the consecutive existing members from one slot on.
  private func endOfRun(from start: Int, in slots: [Slot]) -> Int {
    var end = start
    while end + 1 < slots.count, case .kept(let position) = slots[end], case .kept(position + 1) = slots[end + 1] {
      end += 1
    }
    return end
  }

  private func append(_ slot: Slot, index: Int, to out: inout ContiguousArray<UInt8>) {
    switch slot {
    case .kept(let position):
      out.append(contentsOf: lead(index: index, original: position))
      out.append(contentsOf: bytes[members[position].key.range.lowerBound..<members[position].value.range.upperBound])
    case .replaced(let position, let value):
      out.append(contentsOf: lead(index: index, original: position))
      out.append(contentsOf: bytes[members[position].key.range.lowerBound..<members[position].value.range.lowerBound])
      append(value, to: &out)
    case .new(let name, let value):
      appendName(name, index: index, to: &out)
      append(value, to: &out)
    }
  }

  private func append(_ content: Content, to out: inout ContiguousArray<UInt8>) {
    switch content {
    case .bytes(let bytes): out.append(contentsOf: bytes)
    case .value(let value):
      out.append(contentsOf: value.text(style: style, indentation: memberIndentation))
    case .node(let node):
      out.append(contentsOf: node.text(style: style, indentation: memberIndentation))
    }
  }

  private func appendName(_ name: String, index: Int, to out: inout ContiguousArray<UInt8>) {
    out.append(contentsOf: lineLead ?? (index == 0 ? firstLead : style.inlineGap))
    out.append(contentsOf: JSONValue.string(name).text(style: style) + style.colon)
  }

  /// Returns the space before an existing member. On one line, the space after the opening brace differs from the space
  /// after a comma.
  private func lead(index: Int, original: Int) -> ContiguousArray<UInt8>.SubSequence {
    if lineLead != nil || (index == 0) == (original == 0) { return bytes[spaceBefore(original)] }
    return ContiguousArray(index == 0 ? firstLead : style.inlineGap)[...]
  }

  private var firstLead: [UInt8] { members.isEmpty ? [] : Array(bytes[spaceBefore(0)]) }

  /// Returns the line break and the indentation before a new member, or `nil` if the members are on one line.
  private static func lineLead(after space: ContiguousArray<UInt8>.SubSequence) -> [UInt8]? {
    guard let lineEnd = space.lastIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) else { return nil }
    let isPair = lineEnd > space.startIndex && space[lineEnd] == .lineFeed && space[lineEnd - 1] == .carriageReturn
    return Array(space[(isPair ? lineEnd - 1 : lineEnd)...])
  }

  private var memberIndentation: [UInt8]? {
    lineLead.map { Array($0.drop { $0 == .lineFeed || $0 == .carriageReturn }) }
  }

  private var closing: [UInt8] {
    guard let last = members.last else { return style.isOnOneLine ? [] : style.newline + indentation }
    return Array(bytes[last.value.range.upperBound..<object.range.upperBound - 1])
  }

  private func spaceBefore(_ position: Int) -> Range<Int> {
    let end = members[position].key.range.lowerBound
    var start = end
    while bytes[start - 1].isJSONSpace { start -= 1 }
    return start..<end
  }

  private func spaceAfter(_ position: Int) -> Range<Int> {
    let start = members[position].value.range.upperBound
    var end = start
    while bytes[end].isJSONSpace { end += 1 }
    return start..<end
  }
}
