/// Writes JSON, compact and in the order that it is told.
public struct JSONOutput {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  /// What has been written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ members: (inout JSONOutput) -> Void) { nest("{", members, "}") }

  public mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONOutput, Element) -> Void)
  {
    nest("[", { json in for element in elements { write(&json, element) } }, "]")
  }

  /// Starts a member; its value must follow.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\":".utf8)
    needsComma = false
  }

  public mutating func value(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isPlain = string.withUTF8 { text in
      guard text.allSatisfy(JSONOutput.isPlain) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain { for scalar in string.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  public mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  public mutating func member(_ name: StaticString, _ string: String?) {
    guard let string else { return }
    key(name)
    value(string)
  }

  public mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  public mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func nest(_ start: Unicode.Scalar, _ content: (inout JSONOutput) -> Void, _ end: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: start))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: end))
    needsComma = true
  }

  /// Whether a byte of ASCII stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Quotes, backslashes and everything that a terminal might act upon are escaped.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: bytes.append(contentsOf: "\\\"".utf8)
    case 0x5C: bytes.append(contentsOf: "\\\\".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
