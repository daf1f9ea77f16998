import StringExtraction
import SwiftParsing
import SwiftTypeChecking

/// The function that takes an expression as an argument, or a part of it.
package struct SymbolTaker: Sendable, Equatable {
  /// The name of the function in messages: `LabeledContent.init(_:content:)`.
  package let api: String
  /// The first systems that contain the function, if the SDK's declaration mentions them.
  package let introduction: String?
}

extension Extractor {
  /// Returns the functions that take expressions as arguments, by the offsets where the expressions' names end.
  ///
  /// - Parameter position: the position of the source among all.
  package func symbolTakers(in position: Int, endingAt ends: Set<Int>) -> [Int: SymbolTaker] {
    var found: [Int: SymbolTaker] = [:]
    for (code, ends) in typedCode(in: position, before: ends) {
      for end in ends where found[end] == nil { found[end] = code.taker(ofCodeEndingAt: end, index) }
    }
    return found
  }
}

extension TypedCode {
  /// Returns the function whose argument is the innermost one around a name, or `nil` if that argument is a closure.
  fileprivate func taker(ofCodeEndingAt end: Int, _ index: SymbolIndex) -> SymbolTaker? {
    var innermost: (callee: DeclID, expr: ExprID, range: Range<Int>)?
    for call in flow.calls.values {
      for argument in call.arguments {
        let range = code.tree.record(argument.expr).range
        guard range.contains(end - 1), range.count < innermost?.range.count ?? .max else { continue }
        innermost = (call.callee, argument.expr, range)
      }
    }
    guard let innermost else { return nil }
    if case .closure = code.tree[innermost.expr] { return nil }
    return SymbolTaker(api: index.describe(innermost.callee), introduction: index.introduction(of: innermost.callee))
  }
}
