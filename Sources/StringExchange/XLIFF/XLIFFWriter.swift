import StringTables
import TextBasics

/// Writes XLIFF 1.2 byte for byte as Xcode does.
public struct XLIFFWriter {
  private var bytes: [UInt8] = []
  private let tool: ExchangeTool

  /// Returns the whole file, which ends with a line break.
  public static func bytes(of files: [XLIFFFile], tool: ExchangeTool = .xcode) -> [UInt8] {
    var writer = XLIFFWriter(tool: tool)
    writer.line(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    writer.line(0, "<xliff " + attributes.joined(separator: " ") + ">")
    for file in files { writer.write(file) }
    writer.line(0, "</xliff>")
    return writer.bytes
  }

  private static let attributes = [
    "xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"", "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"",
    "version=\"1.2\"",
    "xsi:schemaLocation=\"urn:oasis:names:tc:xliff:document:1.2 "
      + "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd\"",
  ]

  private mutating func write(_ file: XLIFFFile) {
    tag(
      1, "file",
      [
        ("original", file.original), ("source-language", file.sourceLanguage),
        ("target-language", file.targetLanguage), ("datatype", "plaintext"),
      ])
    line(2, "<header>")
    tag(
      3, "tool",
      [
        ("tool-id", tool.identifier), ("tool-name", tool.name), ("tool-version", tool.version),
        ("build-num", tool.build),
      ], end: "/>")
    line(2, "</header>")
    line(2, "<body>")
    for unit in file.units { write(unit) }
    line(2, "</body>")
    line(1, "</file>")
  }

  private mutating func write(_ unit: XLIFFUnit) {
    tag(3, "trans-unit", [("id", unit.id), ("translate", unit.isTranslatable ? nil : "no"), ("xml:space", "preserve")])
    if let source = unit.source { element("source", [], source) }
    if let target = unit.target {
      element("target", [("state", target.state), ("state-qualifier", target.qualifier)], target.text)
    }
    element("note", [("from", unit.isNoteGenerated ? "auto-generated" : nil)], .plain(unit.note))
    line(3, "</trans-unit>")
  }

  private mutating func element(_ name: String, _ attributes: [(String, String?)], _ text: ExchangeText) {
    switch text {
    case .plain(""): tag(4, name, attributes, end: "/>")
    case .plain(let text):
      open(4, name, attributes)
      bytes.append(.greater)
      escape(text, inAttribute: false)
      bytes += "</\(name)>\n".utf8
    case .set(let texts):
      tag(4, name, attributes)
      for (number, text) in texts.enumerated() {
        open(5, "mrk", [("mtype", "x-set"), ("mid", String(number))])
        bytes.append(.greater)
        escape(text, inAttribute: false)
        bytes += "</mrk>\n".utf8
      }
      line(4, "</\(name)>")
    }
  }

  private mutating func tag(_ depth: Int, _ name: String, _ attributes: [(String, String?)], end: String = ">") {
    open(depth, name, attributes)
    bytes += end.utf8
    bytes.append(.lineFeed)
  }

  private mutating func open(_ depth: Int, _ name: String, _ attributes: [(String, String?)]) {
    bytes += repeatElement(.space, count: 2 * depth)
    bytes.append(.less)
    bytes += name.utf8
    for case (let name, let value?) in attributes {
      bytes += " \(name)=\"".utf8
      escape(value, inAttribute: true)
      bytes.append(.quote)
    }
  }

  private mutating func line(_ depth: Int, _ text: String) {
    bytes += repeatElement(.space, count: 2 * depth)
    bytes += text.utf8
    bytes.append(.lineFeed)
  }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    // Nearly all texts need no escapes.
    guard text.utf8.contains(where: Self.mayNeedEscape) else {
      bytes += text.utf8
      return
    }
    for byte in text.utf8 {
      switch byte {
      case .ampersand: bytes += "&amp;".utf8
      case .less: bytes += "&lt;".utf8
      case .greater: bytes += "&gt;".utf8
      case .carriageReturn: bytes += "&#13;".utf8
      case .quote where inAttribute: bytes += "&quot;".utf8
      case .lineFeed where inAttribute: bytes += "&#10;".utf8
      case .tab where inAttribute: bytes += "&#9;".utf8
      default: bytes.append(byte)
      }
    }
  }
}

extension XLIFFWriter {
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case .ampersand, .less, .greater, .quote, .carriageReturn, .lineFeed, .tab: true
    default: false
    }
  }
}

extension ExchangeUnit {
  /// Whether XML can represent all of its characters. It cannot represent most control characters.
  public var fitsXML: Bool {
    id.fitsXML && note.fitsXML && source?.joined.fitsXML ?? true && target?.text.joined.fitsXML ?? true
  }
}
