import Foundation
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What those have in common that take what a parser of XML finds, as its delegates: it says where the file is faulty.
class XMLContent: NSObject {
  private var problem: ExchangeProblem?
  /// The names of the elements around the place that is read.
  var path: [String] = []
  /// Where the elements stand that messages name and that are still to come, the next one last.
  var places: [(line: Int, column: Int)]

  /// - Parameter places: line and column of each element that messages name, in their order.
  init(places: [(line: Int, column: Int)]) { self.places = places.reversed() }

  /// - Returns: what is wrong, if anything is.
  func parse(_ data: Data) -> ExchangeProblem? {
    // The parser takes no more than 10 MB at once, and any number of pieces.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = self as? any XMLParserDelegate
    let isWhole = parser.parse()
    return problem ?? (isWhole && path.isEmpty ? nil : failure(of: parser))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if problem == nil { problem = failure(of: parser) }
  }

  private func failure(of parser: XMLParser) -> ExchangeProblem {
    let reason = path.last.map { "the XML is faulty in " + TerminalSafeText.word($0) } ?? "the XML is faulty"
    return ExchangeProblem(reason, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  /// Ends the reading with a problem at the place that is read.
  func refuse(_ message: String, _ parser: XMLParser) {
    if problem == nil {
      problem = ExchangeProblem(message, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    parser.abortParsing()
  }
}
