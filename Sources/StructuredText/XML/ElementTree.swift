import Foundation
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Parses whole documents. Nothing outside of a document is read, and no entities except the five predefined ones.
package enum ElementTree {
  /// Returns the root element with its contents.
  ///
  /// - Parameter limits: the limits for all documents.
  /// - Throws: the first position that is not XML, or that may be malicious.
  package static func root(
    of bytes: ContiguousArray<UInt8>, limits: XMLGuard.Limits = .init()
  ) throws(ParseError) -> TreeElement {
    let outline = try XMLGuard.check(bytes, limits: limits)
    var readable = bytes
    // The parser never sees the document type. The positions after it do not change.
    for index in outline.documentType where readable[index] != .lineFeed { readable[index] = .space }
    let builder = ElementBuilder(places: outline.places)
    return try builder.root(of: Data(readable))
  }
}

/// Builds elements from the events of an XML parser.
private final class ElementBuilder: NSObject, XMLParserDelegate {
  private var places: [(line: Int, column: Int)]
  private var open: [TreeElement] = []
  private var root: TreeElement?
  private var problem: ParseError?

  /// - Parameter places: line and column of each element in order.
  init(places: [(line: Int, column: Int)]) { self.places = places.reversed() }

  func root(of data: Data) throws(ParseError) -> TreeElement {
    let parser = XMLParser.guarded(data)
    parser.delegate = self
    let isWhole = parser.parse()
    if let problem { throw problem }
    guard isWhole, open.isEmpty, let root else { throw parser.problem(in: open.last?.name) }
    return root
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if problem == nil { problem = parser.problem(in: open.last?.name) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(TreeElement(name: name, attributes: attributes, at: places.popLast() ?? (1, 1)))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}

extension XMLParser {
  /// Returns a parser that reads only these bytes, which ``XMLGuard`` has checked.
  package static func guarded(_ data: Data) -> XMLParser {
    // The parser takes at most 10 MB of data, but a stream of any length.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    return parser
  }

  /// Returns the problem at the parser's position.
  ///
  /// - Parameter element: the name of the enclosing element.
  package func problem(in element: String?) -> ParseError {
    let reason = element.map { "invalid XML in " + TerminalSafeText.word($0) } ?? "invalid XML"
    return ParseError(reason, line: max(1, lineNumber), column: max(1, columnNumber))
  }
}
