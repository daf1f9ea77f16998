import Foundation
import TextBasics

/// Checks XML for constructs that are unnecessary and dangerous to parse.
///
/// The parser expands entities and reads files that a document type names, so documents with such a type are rejected
/// before. So are documents in another encoding than UTF-8, in which such a type could be hidden.
package struct XMLGuard {
  /// The limits for all documents.
  package struct Limits: Sendable {
    /// Keys are texts, and some are long; hand-written ones are far below this.
    package var longestTag = 1 << 16
    package var deepestElement = 64
    /// Whether a document type may be named, as in every property list. A document type with its own declarations is
    /// never allowed.
    package var allowsDocumentType = false

    package init(deepestElement: Int = 64, allowsDocumentType: Bool = false) {
      (self.deepestElement, self.allowsDocumentType) = (deepestElement, allowsDocumentType)
    }
  }

  /// The results of the check.
  package struct Outline {
    /// Line and column of each requested element, in order.
    package let places: [(line: Int, column: Int)]
    /// The bytes of the document type.
    package let documentType: Range<Int>
  }

  private let bytes: ContiguousArray<UInt8>
  private let limits: Limits
  private var position = 0
  /// The names of the open elements.
  private var elements: [ContiguousArray<UInt8>.SubSequence] = []
  private var hasRoot = false
  private var documentType = 0..<0
  /// The names of the elements whose positions are requested, or `nil` for all.
  private let named: [[UInt8]]?
  /// The offsets of these elements.
  private var places: [Int] = []

  /// - Parameter named: the names of the elements whose positions are requested, or `nil` for all.
  /// - Throws: the first construct that must not be parsed.
  package static func check(
    _ bytes: ContiguousArray<UInt8>, limits: Limits = Limits(), placing named: [String]? = nil
  ) throws(ParseError) -> Outline {
    var scan = XMLGuard(bytes: bytes, limits: limits, named: named)
    try scan.checkEncoding()
    while try scan.skipMarkup() {}
    try scan.checkEnd()
    var lines = LineTable(end: bytes.count)
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed { lines.append(offset + 1) }
    return Outline(places: scan.places.map(lines.place), documentType: scan.documentType)
  }

  private init(bytes: ContiguousArray<UInt8>, limits: Limits, named: [String]?) {
    (self.bytes, self.limits, self.named) = (bytes, limits, named.map { $0.map { Array($0.utf8) } })
  }

  private mutating func checkEncoding() throws(ParseError) {
    if let null = bytes.firstIndex(of: 0) { throw problem("not an XML file in UTF-8", at: null) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw problem("the XML is in UTF-16, but only UTF-8 is supported", at: 0)
    }
    // The parser terminates the process if a name contains such bytes.
    if String(bytes: bytes, encoding: .utf8) == nil { throw problem("invalid UTF-8", at: faultyLine) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8), let end = find("?>", from: start) else { return }
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    guard let name = declaration.range(of: "encoding") else { return }
    let encoding = declaration[name.upperBound...].drop { " \t\r\n=\"'".contains($0) }
    if encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8") || encoding.hasPrefix("us-ascii") { return }
    throw problem("the XML encoding is not UTF-8", at: start)
  }

  /// The beginning of the first line that is not UTF-8.
  private var faultyLine: Int {
    let lines = bytes.split(separator: .lineFeed)
    return lines.first { String(bytes: $0, encoding: .utf8) == nil }?.startIndex ?? 0
  }

  /// Skips the next tag, comment or other markup.
  private mutating func skipMarkup() throws(ParseError) -> Bool {
    guard let start = bytes[position...].firstIndex(of: .less) else { return false }
    position = start
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where isHere(opening) {
      guard let end = find(closing, from: start + opening.utf8.count) else { throw problem(Self.endless, at: start) }
      // The parser terminates the process if an instruction consists only of a name.
      if opening == "<?", !bytes[start..<end].contains(where: \.isWhiteSpace) {
        throw problem("empty processing instructions are not supported", at: start)
      }
      position = end + closing.utf8.count
      return true
    }
    if isHere("<!DOCTYPE"), limits.allowsDocumentType, !hasRoot, documentType.isEmpty {
      return try skipDocumentType(from: start)
    }
    if isHere("<!") { throw problem("document types and entities are not supported", at: start) }
    guard let end = try tagEnd(from: start) else { throw problem(Self.endless, at: start) }
    if isHere("</") { try close(name(from: start + 2), at: start) } else { try open(start, end) }
    position = end + 1
    return true
  }

  /// Skips a document type without its own declarations.
  private mutating func skipDocumentType(from start: Int) throws(ParseError) -> Bool {
    guard let end = try tagEnd(from: start, mayHoldMarkup: true) else { throw problem(Self.endless, at: start) }
    if let own = bytes[start..<end].firstIndex(of: .leftSquare) {
      throw problem("declarations in the document type are not supported", at: own)
    }
    documentType = start..<end + 1
    position = end + 1
    return true
  }

  private mutating func open(_ start: Int, _ end: Int) throws(ParseError) {
    let name = name(from: start + 1)
    if elements.isEmpty, hasRoot { throw problem("there is more than one root element", at: start) }
    hasRoot = true
    let local = name.lastIndex(of: .colon).map { name[($0 + 1)...] } ?? name
    if named?.contains(where: local.elementsEqual) ?? true { places.append(start) }
    if bytes[end - 1] == .slash { return }
    elements.append(name)
    if elements.count > limits.deepestElement { throw problem("elements are nested too deeply", at: start) }
  }

  private mutating func close(_ name: ContiguousArray<UInt8>.SubSequence, at start: Int) throws(ParseError) {
    guard let open = elements.popLast() else { throw problem("unexpected closing tag", at: start) }
    guard open.elementsEqual(name) else { throw problem("\(Self.word(open)) is not closed", at: start) }
  }

  /// Checks that all elements are closed.
  private func checkEnd() throws(ParseError) {
    if !hasRoot { throw problem("not an XML file", at: 0) }
    if let open = elements.last { throw problem("the file ends within \(Self.word(open))", at: bytes.count) }
  }

  private func name(from start: Int) -> ContiguousArray<UInt8>.SubSequence {
    bytes[start...].prefix { !$0.isWhiteSpace && $0 != .slash && $0 != .greater }
  }

  private static func word(_ name: ContiguousArray<UInt8>.SubSequence) -> String {
    TerminalSafeText.word(String(decoding: name.prefix(64), as: UTF8.self))
  }

  private static let endless = "unexpected end of file"

  /// Returns the end of the tag, or `nil` if it has none.
  ///
  /// After an invalid attribute the parser looks for markup where quotes seem to be open, so the tag must not contain
  /// any there.
  private func tagEnd(from start: Int, mayHoldMarkup: Bool = false) throws(ParseError) -> Int? {
    var quote: UInt8?
    for index in bytes[start...].indices {
      if index - start > limits.longestTag {
        throw problem("a tag is longer than \(limits.longestTag) bytes", at: start)
      }
      let byte = bytes[index]
      if byte == .less, index > start, !mayHoldMarkup { throw problem("invalid XML: `<` within a tag", at: index) }
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

  private func problem(_ message: String, at offset: Int) -> ParseError {
    let place = LineTable.place(of: offset, in: bytes)
    return ParseError(message, line: place.line, column: place.column)
  }
}
