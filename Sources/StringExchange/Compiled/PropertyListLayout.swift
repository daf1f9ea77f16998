import TextBasics

/// Tells property lists as ``PropertyListXML`` writes them from those of people: nothing else is in them than it writes, keys
/// by their bytes.
struct PropertyListLayout {
  private let bytes: ContiguousArray<UInt8>
  private var position = 0
  /// Those of compilations are three dictionaries deep, or a few more where texts vary by device, too.
  private static let depthLimit = 16

  static func isDocument(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var layout = PropertyListLayout(bytes)
    return layout.take(PropertyListXML.head) && layout.takeDictionary(depth: 0) && layout.take("</plist>\n")
      && layout.position == bytes.count
  }

  private init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

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

  /// A text with the three references that there are; `nil` where anything else is in it.
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
