import TextBasics

/// Writes property lists of strings in XML, byte for byte as Apple's catalog compiler does.
enum PropertyListXML {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The references for XML's special characters.
  static let references: [(byte: UInt8, text: String)] = [
    (.ampersand, "&amp;"), (.less, "&lt;"), (.greater, "&gt;"),
  ]

  static func document(_ members: [CompiledValue.Member]) -> [UInt8] {
    var bytes = Array(head.utf8)
    write(members, to: &bytes, depth: 0)
    bytes += "</plist>\n".utf8
    return bytes
  }

  private static func write(_ members: [CompiledValue.Member], to bytes: inout [UInt8], depth: Int) {
    if members.isEmpty {
      indent(depth, &bytes)
      bytes += "<dict/>\n".utf8
      return
    }
    indent(depth, &bytes)
    bytes += "<dict>\n".utf8
    for member in CompiledValue.Member.sorted(members) {
      write(member.name, in: "key", to: &bytes, depth: depth + 1)
      switch member.value {
      case .text(let text): write(text, in: "string", to: &bytes, depth: depth + 1)
      case .dictionary(let inner): write(inner, to: &bytes, depth: depth + 1)
      }
    }
    indent(depth, &bytes)
    bytes += "</dict>\n".utf8
  }

  private static func write(_ text: String, in element: StaticString, to bytes: inout [UInt8], depth: Int) {
    indent(depth, &bytes)
    bytes += "<\(element)>".utf8
    for byte in text.utf8 {
      if let reference = references.first(where: { $0.byte == byte }) {
        bytes += reference.text.utf8
      } else {
        bytes.append(byte)
      }
    }
    bytes += "</\(element)>\n".utf8
  }

  private static func indent(_ depth: Int, _ bytes: inout [UInt8]) {
    for _ in 0..<depth { bytes.append(.tab) }
  }
}
