import Foundation
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads whole documents. Nothing outside of a document is read, and no entity in it but the five of XML itself.
package enum ElementTree {
  /// The outermost element with all that is in it.
  /// - Parameter limits: what is not read, whoever wrote it.
  /// - Throws: the first place that is no XML, or that somebody made to do harm.
  package static func root(
    of bytes: ContiguousArray<UInt8>, limits: XMLGuard.Limits = .init()
  ) throws(XMLProblem) -> TreeElement {
    let outline = try XMLGuard.check(bytes, limits: limits)
    var readable = bytes
    // The parser never sees the document type; what follows stays at its place.
    for index in outline.documentType where readable[index] != .lineFeed { readable[index] = .space }
    let builder = ElementBuilder(places: outline.places)
    return try builder.root(of: Data(readable))
  }
}

/// Takes what a parser of XML finds, and makes elements of it.
private final class ElementBuilder: NSObject, XMLParserDelegate {
  private var places: [(line: Int, column: Int)]
  private var open: [TreeElement] = []
  private var root: TreeElement?
  private var problem: XMLProblem?

  /// - Parameter places: line and column of each element in their order.
  init(places: [(line: Int, column: Int)]) { self.places = places.reversed() }

  func root(of data: Data) throws(XMLProblem) -> TreeElement {
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
  /// A parser that reads nothing but these bytes, which ``XMLGuard`` has looked through.
  package static func guarded(_ data: Data) -> XMLParser {
    // The parser takes no more than 10 MB at once, and any number of pieces.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    return parser
  }

  /// What is wrong at the place that the parser has reached.
  /// - Parameter element: the name of the element around the place.
  package func problem(in element: String?) -> XMLProblem {
    let reason = element.map { "the XML is faulty in " + TerminalSafeText.word($0) } ?? "the XML is faulty"
    return XMLProblem(reason, line: max(1, lineNumber), column: max(1, columnNumber))
  }
}
