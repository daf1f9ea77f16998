import TextBasics

extension UInt8 {
  /// Whether the byte is JSON white space.
  var isJSONSpace: Bool { self == .space || self == .lineFeed || self == .carriageReturn || self == .tab }
}

/// Scans JSON text once, from left to right, with a stack of open containers instead of recursion.
struct JSONScanner {
  let bytes: ContiguousArray<UInt8>
  var position: Int
  var nodes: ContiguousArray<JSONDocument.Node> = []
  var traits = JSONTraits()
  var lines: LineTable
  /// The nodes that were reused from the model.
  private(set) var taken: [Range<Int>] = []
  private var model: JSONModel?
  private var open: ContiguousArray<Int32> = []
  private var lastComma = 0
  private let allowsTrailingCommas: Bool

  /// The tokens that the grammar allows next.
  private enum Expected {
    case value, elementOrEnd, element, keyOrEnd, key, commaOrEnd, nothing
  }

  init(_ bytes: ContiguousArray<UInt8>, like model: JSONModel? = nil, allowsTrailingCommas: Bool = false) {
    (self.bytes, self.model, self.allowsTrailingCommas) = (bytes, model, allowsTrailingCommas)
    position = Self.byteOrderMarkLength(bytes)
    lines = LineTable(start: position, end: bytes.count)
    nodes.reserveCapacity(bytes.count / 16 + 4)
  }

  static func byteOrderMarkLength(_ bytes: ContiguousArray<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  mutating func scan() throws(ParseError) {
    try refuseForeignEncodings()
    var expected = Expected.value
    while expected != .nothing {
      skipSpace()
      guard position < bytes.count else { throw endOfFile() }
      expected = try step(expected, bytes[position])
    }
    skipSpace()
    if position < bytes.count { throw unexpected("after the end of the JSON text") }
  }

  private mutating func step(_ expected: Expected, _ byte: UInt8) throws(ParseError) -> Expected {
    switch expected {
    case .value, .element:
      if expected == .element, byte == .rightSquare { return try closeAfterComma("element") }
      return try value(byte)
    case .elementOrEnd:
      return byte == .rightSquare ? close() : try value(byte)
    case .keyOrEnd:
      return byte == .rightBrace ? close() : try key(byte)
    case .key:
      if byte == .rightBrace { return try closeAfterComma("member") }
      return try key(byte)
    case .commaOrEnd:
      return try separator(byte)
    case .nothing:
      return .nothing
    }
  }

  private mutating func value(_ byte: UInt8) throws(ParseError) -> Expected {
    switch byte {
    case .leftBrace:
      push(.object)
      return .keyOrEnd
    case .leftSquare:
      push(.array)
      return .elementOrEnd
    case .quote: try string()
    case .minus, .zero ... .nine: try number()
    case .ascii("t"): try word("true", .true)
    case .ascii("f"): try word("false", .false)
    case .ascii("n"): try word("null", .null)
    default: throw unexpected("where a value is expected")
    }
    return afterValue()
  }

  private mutating func key(_ byte: UInt8) throws(ParseError) -> Expected {
    guard byte == .quote else { throw unexpected("where a quoted name is expected") }
    if open.count == 2, model != nil, takesMember() { return .commaOrEnd }
    try string()
    skipSpace()
    guard position < bytes.count else { throw endOfFile() }
    guard bytes[position] == .colon else { throw unexpected("where `:` after a name is expected") }
    position += 1
    return .value
  }

  private mutating func separator(_ byte: UInt8) throws(ParseError) -> Expected {
    guard let container = open.last else { return .nothing }
    let isObject = nodes[Int(container)].kind == .object
    if byte == .comma {
      lastComma = position
      position += 1
      return isObject ? .key : .element
    }
    if byte == (isObject ? .rightBrace : .rightSquare) { return close() }
    if byte == .quote { throw problem("missing comma before this", at: position) }
    throw unexpected(isObject ? "where a comma or `}` is expected" : "where a comma or `]` is expected")
  }

  private mutating func push(_ kind: JSONDocument.Kind) {
    open.append(Int32(nodes.count))
    nodes.append(.init(kind: kind, start: Int32(position), end: 0, next: 0))
    position += 1
  }

  private mutating func close() -> Expected {
    guard let container = open.popLast() else { return .nothing }
    position += 1
    nodes[Int(container)].end = Int32(position)
    nodes[Int(container)].next = Int32(nodes.count)
    return afterValue()
  }

  /// Reuses the member of the model at the current position, if it is the same.
  private mutating func takesMember() -> Bool {
    guard nodes[Int(open[0])].kind == .object else { return false }
    let name = nodes[Int(open[1]) - 1]
    guard model?.isName(Int(name.start)..<Int(name.end), in: bytes) == true,
      let member = model?.member(at: position, of: bytes), let model
    else { return false }
    let (shift, places) = (position - member.bytes.lowerBound, nodes.count - member.nodes.lowerBound)
    taken.append(nodes.count..<nodes.count + member.nodes.count)
    for node in model.nodes[member.nodes] { nodes.append(node.moved(by: Int32(shift), places: Int32(places))) }
    lines.append(linesOf: model.lines, beginningIn: member.bytes, movedBy: shift)
    position += member.bytes.count
    traits.formUnion(model.traits)
    return true
  }

  private func afterValue() -> Expected { open.isEmpty ? .nothing : .commaOrEnd }

  mutating func leaf(_ kind: JSONDocument.Kind, from start: Int, hasEscapes: Bool = false) {
    let next = Int32(nodes.count + 1)
    nodes.append(.init(kind: kind, hasEscapes: hasEscapes, start: Int32(start), end: Int32(position), next: next))
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isJSONSpace {
      let byte = bytes[position]
      position += 1
      if byte == .lineFeed || byte == .carriageReturn && !startsLineFeed { lines.append(position) }
    }
  }

  private var startsLineFeed: Bool { position < bytes.count && bytes[position] == .lineFeed }

  private mutating func closeAfterComma(_ noun: String) throws(ParseError) -> Expected {
    if allowsTrailingCommas { return close() }
    throw problem("unexpected comma after the last \(noun)", at: lastComma)
  }

  private func endOfFile() -> ParseError {
    guard let container = open.last else { return problem("the file is empty", at: bytes.count) }
    let node = nodes[Int(container)]
    let start = problem("", at: Int(node.start))
    let bracket = node.kind == .object ? "{" : "["
    return problem(
      "the file ends before the \(TerminalSafeText.code(bracket)) on line \(start.line) is closed", at: bytes.count)
  }
}
