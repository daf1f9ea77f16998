import TextBasics

/// Distinguishes property lists written by ``PropertyListXML`` from handwritten ones: they contain only its elements,
/// with keys in byte order.
struct PropertyListLayout {
  private let bytes: ContiguousArray<UInt8>
  private var position = 0
  /// Compiled property lists have three levels of dictionaries, or a few more if strings also vary by device.
  private static let depthLimit = 16

  static func isDocument(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var layout = PropertyListLayout(bytes: bytes)
    return layout.take(PropertyListXML.head) && layout.takeDictionary(depth: 0) && layout.take("</plist>\n")
      && layout.position == bytes.count
  }

  private mutating func take(_ text: String, depth: Int = 0) -> Bool {
    let start = position
    for byte in repeatElement(UInt8.tab, count: depth) + Array(text.utf8) {
      guard position < bytes.count, bytes[position] == byte else {
        position = start
        return false
      }
      position += 1
    }
    return true
  }

  private mutating func takeDictionary(depth: Int) -> Bool {
    if take("<dict/>\n", depth: depth) { return true }
    guard depth < Self.depthLimit, take("<dict>\n", depth: depth) else { return false }
    var last: [UInt8]?
    while take("<key>", depth: depth + 1) {
      guard let name = text(before: "</key>\n"), last?.lexicographicallyPrecedes(name) ?? true,
        takeValue(depth: depth + 1)
      else { return false }
      last = name
    }
    return take("</dict>\n", depth: depth)
  }

  private mutating func takeValue(depth: Int) -> Bool {
    take("<string>", depth: depth) ? text(before: "</string>\n") != nil : takeDictionary(depth: depth)
  }

  /// Returns a string that contains only the three known references, or `nil` for any other text.
  private mutating func text(before end: String) -> [UInt8]? {
    var text: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case .less: return take(end) ? text : nil
      case .greater: return nil
      case .ampersand:
        guard let byte = PropertyListXML.references.first(where: { take($0.text) })?.byte else { return nil }
        text.append(byte)
      case let byte:
        text.append(byte)
        position += 1
      }
    }
    return nil
  }
}
