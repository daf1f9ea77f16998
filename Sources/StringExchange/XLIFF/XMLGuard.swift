import Foundation
import TextBasics

/// Looks through XML for what no translation needs and what harms whoever parses it.
///
/// The parser expands entities and reads what a document type names; a document with such a type never gets there. Nor does
/// one in another encoding than UTF-8, in which this could hide.
struct XMLGuard {
  private let bytes: ContiguousArray<UInt8>
  private var position = 0
  /// The names of the elements that are open.
  private var elements: [ContiguousArray<UInt8>.SubSequence] = []
  private var hasRoot = false
  /// Where the elements begin that messages name.
  private var places: [Int] = []

  /// Keys are texts, and some are long; nothing that people write comes near.
  static let longestTag = 1 << 16
  static let deepestElement = 64

  private let namedElements: [[UInt8]]

  /// - Parameter elements: the local names of those that messages name.
  /// - Returns: line and column of each such element, in their order.
  /// - Throws: the first thing that is not to be parsed.
  static func check(
    _ bytes: ContiguousArray<UInt8>, for elements: Set<String>
  ) throws(ExchangeProblem) -> [(line: Int, column: Int)] {
    var scan = XMLGuard(bytes, elements)
    try scan.checkEncoding()
    while try scan.skipMarkup() {}
    try scan.checkEnd()
    var lines = LineTable(end: bytes.count)
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed { lines.append(offset + 1) }
    return scan.places.map(lines.place)
  }

  private init(_ bytes: ContiguousArray<UInt8>, _ elements: Set<String>) {
    (self.bytes, namedElements) = (bytes, elements.map { Array($0.utf8) })
  }

  private mutating func checkEncoding() throws(ExchangeProblem) {
    if let null = bytes.prefix(4).firstIndex(of: 0) ?? bytes.firstIndex(of: 0) {
      throw problem("it is no XML in UTF-8", at: null)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw problem("it is XML in UTF-16, where UTF-8 is read alone", at: 0)
    }
    // The parser ends the process on such bytes in names.
    if String(bytes: bytes, encoding: .utf8) == nil { throw problem("these bytes are not UTF-8", at: faultyLine) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8), let end = find("?>", from: start) else { return }
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard let name = declaration.range(of: "encoding") else { return }
    let encoding = declaration[name.upperBound...].drop { " \t\r\n=\"'".contains($0) }
    if encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8") || encoding.hasPrefix("us-ascii") { return }
    throw problem("it is XML in another encoding than UTF-8", at: start)
  }

  /// The beginning of the first line that is not UTF-8.
  private var faultyLine: Int {
    let lines = bytes.split(separator: .lineFeed)
    return lines.first { String(bytes: $0, encoding: .utf8) == nil }?.startIndex ?? 0
  }

  /// Goes behind the next tag, comment or the like.
  private mutating func skipMarkup() throws(ExchangeProblem) -> Bool {
    guard let start = bytes[position...].firstIndex(of: .less) else { return false }
    position = start
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where isHere(opening) {
      guard let end = find(closing, from: start + opening.utf8.count) else { throw problem(Self.endless, at: start) }
      position = end + closing.utf8.count
      return true
    }
    if isHere("<!") { throw problem("a document type or entity stands here, which is not read", at: start) }
    guard let end = try tagEnd(from: start) else { throw problem(Self.endless, at: start) }
    if isHere("</") { try close(name(from: start + 2), at: start) } else { try open(start, end) }
    position = end + 1
    return true
  }

  private mutating func open(_ start: Int, _ end: Int) throws(ExchangeProblem) {
    let name = name(from: start + 1)
    if elements.isEmpty, hasRoot { throw problem("there is more than one outermost element", at: start) }
    hasRoot = true
    let local = name.lastIndex(of: .colon).map { name[($0 + 1)...] } ?? name
    if namedElements.contains(where: local.elementsEqual) { places.append(start) }
    if bytes[end - 1] == .slash { return }
    elements.append(name)
    if elements.count > Self.deepestElement { throw problem("elements are nested too deep", at: start) }
  }

  private mutating func close(_ name: ContiguousArray<UInt8>.SubSequence, at start: Int) throws(ExchangeProblem) {
    guard let open = elements.popLast() else { throw problem("nothing is open that could be closed here", at: start) }
    guard open.elementsEqual(name) else { throw problem("\(Self.word(open)) is still open here", at: start) }
  }

  /// Whether all that was opened is closed.
  private func checkEnd() throws(ExchangeProblem) {
    if !hasRoot { throw problem("it is no XML", at: 0) }
    if let open = elements.last { throw problem("the file ends within \(Self.word(open))", at: bytes.count) }
  }

  private func name(from start: Int) -> ContiguousArray<UInt8>.SubSequence {
    bytes[start...].prefix { !$0.isWhiteSpace && $0 != .slash && $0 != .greater }
  }

  private static func word(_ name: ContiguousArray<UInt8>.SubSequence) -> String {
    TerminalSafeText.word(String(decoding: name.prefix(64), as: UTF8.self))
  }

  private static let endless = "what begins here does not end"

  /// Where the tag ends; `nil` if it does not.
  private func tagEnd(from start: Int) throws(ExchangeProblem) -> Int? {
    var quote: UInt8?
    for index in bytes[start...].indices {
      if index - start > Self.longestTag { throw problem("a tag is longer than \(Self.longestTag) bytes", at: start) }
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == .greater {
        return index
      }
    }
    return nil
  }

  private func isHere(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func find(_ text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      guard let next = bytes[index...].firstIndex(of: pattern[0]) else { return nil }
      if bytes[next...].starts(with: pattern) { return next }
      index = next + 1
    }
    return nil
  }

  private func problem(_ message: String, at offset: Int) -> ExchangeProblem {
    let place = LineTable.place(of: offset, in: bytes)
    return ExchangeProblem(message, line: place.line, column: place.column)
  }
}
