import Foundation
import StructuredText
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The base class of XML parser delegates. It reports errors with their positions.
class XMLContent: NSObject {
  private var problem: ParseError?
  /// The names of the enclosing elements at the current position.
  var path: [String] = []
  /// The positions of the remaining elements that messages mention, in reverse order.
  var places: [(line: Int, column: Int)]

  /// - Parameter places: line and column of each element that messages mention, in order.
  init(places: [(line: Int, column: Int)]) { self.places = places.reversed() }

  /// - Parameter names: the local names of the elements that messages mention.
  /// - Returns: line and column of each of them, in order.
  /// - Throws: an error at the first place that the XML guard rejects.
  static func places(
    of names: [String], in bytes: ContiguousArray<UInt8>
  ) throws(ParseError) -> [(line: Int, column: Int)] {
    try XMLGuard.check(bytes, placing: names).places
  }

  /// - Returns: the problem, if any.
  func parse(_ data: Data) -> ParseError? {
    let parser = XMLParser.guarded(data)
    parser.delegate = self as? any XMLParserDelegate
    let isWhole = parser.parse()
    return problem ?? (isWhole && path.isEmpty ? nil : parser.problem(in: path.last))
  }

  /// Stops parsing with a problem at the current position.
  func refuse(_ message: String, _ parser: XMLParser) {
    if problem == nil {
      problem = ParseError(message, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    parser.abortParsing()
  }
}
