import Foundation
import StructuredText
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

  /// - Parameter names: the local names of the elements that messages name.
  /// - Returns: line and column of each of them, in their order.
  /// - Throws: the first thing that is not to be parsed.
  static func places(
    of names: [String], in bytes: ContiguousArray<UInt8>
  ) throws(ExchangeProblem) -> [(line: Int, column: Int)] {
    do throws(XMLProblem) {
      return try XMLGuard.check(bytes, placing: names).places
    } catch { throw ExchangeProblem(error) }
  }

  /// - Returns: what is wrong, if anything is.
  func parse(_ data: Data) -> ExchangeProblem? {
    let parser = XMLParser.guarded(data)
    parser.delegate = self as? any XMLParserDelegate
    let isWhole = parser.parse()
    return problem ?? (isWhole && path.isEmpty ? nil : failure(of: parser))
  }

  private func failure(of parser: XMLParser) -> ExchangeProblem {
    ExchangeProblem(parser.problem(in: path.last))
  }

  /// Ends the reading with a problem at the place that is read.
  func refuse(_ message: String, _ parser: XMLParser) {
    if problem == nil {
      problem = ExchangeProblem(message, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    parser.abortParsing()
  }
}
