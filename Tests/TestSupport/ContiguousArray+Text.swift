/// The bytes of a file as text.
extension ContiguousArray<UInt8> {
  public init(text: String) { self.init(text.utf8) }

  public var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines, each with its line break.
  public var lines: [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for (index, byte) in enumerated() {
      line.append(byte)
      let isPair = byte == 0x0D && index + 1 < count && self[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    return lines + [String(decoding: line, as: UTF8.self)]
  }
}
