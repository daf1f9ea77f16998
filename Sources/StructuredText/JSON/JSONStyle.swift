import TextBasics

/// The layout and the escapes of a file. Everything that is added to it is written the same way.
public struct JSONStyle: Sendable, Equatable {
  /// The bytes that end a line. Empty for a file on one line.
  package var newline: [UInt8] = [.lineFeed]
  /// The bytes that each level adds before a line.
  package var indentation: [UInt8] = [.space, .space]
  /// The colon between name and value, with the space around it.
  package var colon: [UInt8] = [.space, .colon, .space]
  /// The bytes that follow a comma in objects on one line.
  package var inlineGap: [UInt8] = [.space]
  /// Whether an empty object takes several lines, as Xcode writes it.
  package var spreadsEmptyObjects = true
  package var escapesSlash = false
  package var escapesNonASCII = false
  /// Whether all characters that may affect a terminal are escaped, too.
  package var isSafeToShow = false

  /// Xcode's own style.
  public static let xcode = JSONStyle()
  /// The style of the `.stringsdata` files that the Swift compiler writes.
  public static let compiler = JSONStyle(colon: [.colon, .space])
  /// The style of reports: one line without spaces, in which nothing can affect a terminal.
  public static let report = JSONStyle(newline: [], indentation: [], colon: [.colon], inlineGap: [], isSafeToShow: true)

  package var isOnOneLine: Bool { newline.isEmpty }

  /// Detects the style of a file from its first members, its empty objects and its escapes.
  package init(of document: JSONDocument) {
    escapesSlash = document.traits.hasEscapedSlash
    escapesNonASCII = document.traits.hasEscapedNonASCII && !document.traits.hasRawNonASCII
    var members = document.root.members
    guard let first = members.next() else { return }
    let bytes = document.bytes
    colon = Array(bytes[first.key.range.upperBound..<first.value.range.lowerBound])
    let lead = bytes[document.root.range.lowerBound + 1..<first.key.range.lowerBound]
    let lineEnd = lead.lastIndex { $0 == .lineFeed || $0 == .carriageReturn }
    guard let lineEnd else {
      newline = []
      indentation = []
      inlineGap = members.next().map { Self.gap(before: $0, in: bytes) } ?? inlineGap
      spreadsEmptyObjects = false
      return
    }
    newline = Self.newline(endingAt: lineEnd, in: bytes)
    indentation = Array(lead[(lineEnd + 1)...])
    spreadsEmptyObjects = Self.spreadsEmptyObjects(document) ?? (colon == Self.xcode.colon)
  }

  private init() {}

  private init(
    newline: [UInt8] = [.lineFeed], indentation: [UInt8] = [.space, .space], colon: [UInt8],
    inlineGap: [UInt8] = [.space], isSafeToShow: Bool = false
  ) {
    (self.newline, self.indentation, self.colon, self.inlineGap) = (newline, indentation, colon, inlineGap)
    (spreadsEmptyObjects, self.isSafeToShow) = (false, isSafeToShow)
  }

  private static func newline(endingAt index: Int, in bytes: ContiguousArray<UInt8>) -> [UInt8] {
    if bytes[index] == .carriageReturn { return [.carriageReturn] }
    return index > 0 && bytes[index - 1] == .carriageReturn ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }

  private static func gap(before member: JSONMember, in bytes: ContiguousArray<UInt8>) -> [UInt8] {
    let end = member.key.range.lowerBound
    var start = end
    while start > 0, bytes[start - 1].isJSONSpace { start -= 1 }
    return Array(bytes[start..<end])
  }

  /// Returns how most empty objects of the file are written, or `nil` if it has none.
  private static func spreadsEmptyObjects(_ document: JSONDocument) -> Bool? {
    var spread = 0
    var tight = 0
    for (index, node) in document.nodes.enumerated() where node.kind == .object && Int(node.next) == index + 1 {
      if node.end - node.start > 3 { spread += 1 } else { tight += 1 }
    }
    return spread + tight == 0 ? nil : spread >= tight
  }
}
