import TextBasics

/// Writes JSON sequentially in a style.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private let style: JSONStyle
  /// The indentation of the line where the innermost container begins, or `nil` if everything is on one line.
  private var indentation: [UInt8]?
  private var place = Place.bare

  /// The context before the next value or name.
  private enum Place {
    /// At the beginning of the text, or after a name.
    case bare
    /// After the opening bracket of a container.
    case first
    /// After another value.
    case next
  }

  public init(style: JSONStyle = .report) { self.init(style: style, indentation: []) }

  /// - Parameter indentation: the indentation of the line where the text begins; `nil` keeps the text on that line.
  init(style: JSONStyle, indentation: [UInt8]?) {
    self.style = style
    self.indentation = style.isOnOneLine ? nil : indentation
  }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts a member. Its value must follow.
  public mutating func key(_ name: String) {
    separate()
    JSONString.write(name, to: &bytes, style: style)
    expectValue()
  }

  public mutating func value(_ string: String) {
    separate()
    JSONString.write(string, to: &bytes, style: style)
  }

  public mutating func value(_ number: Int) { spell(String(number).utf8) }

  public mutating func value(_ flag: Bool) { spell((flag ? "true" : "false").utf8) }

  public mutating func null() { spell("null".utf8) }

  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin(.leftBrace)
    members(&self)
    end(.rightBrace)
  }

  public mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void)
  {
    begin(.leftSquare)
    for element in elements { write(&self, element) }
    end(.rightSquare)
  }

  /// Writes an array of objects.
  /// - Parameter members: writes the members of an element's object.
  public mutating func objects<Element>(
    _ elements: some Sequence<Element>, _ members: (inout JSONWriter, Element) -> Void
  ) {
    array(elements) { json, element in json.object { members(&$0, element) } }
  }

  private mutating func expectValue() {
    bytes += style.colon
    place = .bare
  }

  private mutating func spell(_ spelling: some Collection<UInt8>) {
    separate()
    bytes += spelling
  }

  private mutating func separate() {
    switch place {
    case .bare: break
    case .first: breakLine()
    case .next:
      bytes.append(.comma)
      if indentation == nil { bytes += style.inlineGap } else { breakLine() }
    }
    place = .next
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes += style.newline
    bytes += indentation.prefix(Self.widest)
  }

  /// The limit of the indentation in bytes: otherwise the white space would grow as the square of the depth.
  private static let widest = 256

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    indentation? += style.indentation
    place = .first
  }

  private mutating func end(_ bracket: UInt8) {
    indentation?.removeLast(style.indentation.count)
    if place == .next {
      breakLine()
    } else if style.spreadsEmptyObjects, indentation != nil {
      bytes += style.newline
      breakLine()
    }
    bytes.append(bracket)
    place = .next
  }
}

// Members of objects. A member whose value is `nil` is left out.
extension JSONWriter {
  public mutating func member(_ name: String, _ string: String?) {
    guard let string else { return }
    key(name)
    value(string)
  }

  public mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  public mutating func member(_ name: String, _ strings: some Sequence<String>) {
    array(name, strings) { $0.value($1) }
  }

  public mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  public mutating func array<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, write)
  }

  /// Writes a member whose value is an array of objects.
  public mutating func objects<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ members: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    objects(elements, members)
  }
}

// Complete values.
extension JSONWriter {
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .string(let text): self.value(text)
    case .bool(let flag): self.value(flag)
    case .integer(let number): self.value(number)
    case .array(let elements): array(elements) { $0.write($1) }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.name)
          json.write(member.value)
        }
      }
    }
  }

  /// Writes a value of a document, without recursion. Only the white space between its tokens changes.
  public mutating func write(_ node: JSONNode) {
    let (bytes, nodes) = (node.document.bytes, node.document.nodes)
    var open: [JSONDocument.Node] = []
    for index in node.index..<Int(nodes[node.index].next) {
      let item = nodes[index]
      if item.kind == .object || item.kind == .array {
        begin(item.kind == .object ? .leftBrace : .leftSquare)
        open.append(item)
      } else {
        let isName = open.last?.kind == .object && place != .bare
        spell(bytes[Int(item.start)..<Int(item.end)])
        if isName { expectValue() }
      }
      while let container = open.last, Int(container.next) == index + 1 {
        open.removeLast()
        end(container.kind == .object ? .rightBrace : .rightSquare)
      }
    }
  }
}

extension JSONValue {
  /// Returns the value as a file, without a line break at the end.
  public func text(style: JSONStyle) -> [UInt8] { text(style: style, indentation: []) }

  /// - Parameter indentation: the indentation of the line where the value begins; `nil` keeps the value on that line.
  package func text(style: JSONStyle, indentation: [UInt8]?) -> [UInt8] {
    var writer = JSONWriter(style: style, indentation: indentation)
    writer.write(self)
    return writer.bytes
  }
}

extension JSONNode {
  /// Returns the value in another style.
  ///
  /// - Parameter indentation: the indentation of the line where the value begins; `nil` keeps the value on that line.
  package func text(style: JSONStyle, indentation: [UInt8]?) -> [UInt8] {
    var writer = JSONWriter(style: style, indentation: indentation)
    writer.write(self)
    return writer.bytes
  }
}
