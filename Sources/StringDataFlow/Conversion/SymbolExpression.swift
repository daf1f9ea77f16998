import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// An expression that is a generated symbol, with the call around it.
package struct SymbolExpression: Sendable {
  /// The place of the expression, which decides how a literal in its place is written.
  package enum Place: Sendable, Equatable {
    /// The only argument of `Text(…)`, which also takes a table, a bundle and a comment.
    case text
    /// The only argument of `String(localized: …)`, which also takes a default value, a table, a bundle and a comment.
    case localizedString
    /// A value of the type `LocalizedStringResource`, in place of which a literal may be enough.
    case implicit
    /// A value whose type has to be written.
    case typed
  }

  /// The bytes of the expression, including its arguments.
  package let range: Range<Int>
  /// The arguments as written, without labels.
  package let arguments: [String]
  package let place: Place
  /// The spaces and tabs at the beginning of its line.
  package let indentation: String
}

extension Extractor {
  /// Returns the expressions whose names end at some offsets of a source, by these offsets. Names in code that cannot
  /// be parsed are missing.
  ///
  /// - Parameter position: the position of the source among all.
  package func symbolExpressions(in position: Int, endingAt ends: Set<Int>) -> [Int: SymbolExpression] {
    let source = index.files[Int(index.firstProjectFile) + position].source
    var found: [Int: SymbolExpression] = [:]
    for (code, ends) in typedCode(in: position, before: ends) {
      SymbolExpressionReader(code.code.tree, source).add(ends, to: &found)
    }
    return found
  }

  /// Returns the typed code before some offsets of a source, each with the offsets in its declaration.
  func typedCode(in position: Int, before ends: Set<Int>) -> [(code: TypedCode, ends: Set<Int>)] {
    let file = index.firstProjectFile + Int32(position)
    let outline = index.files[Int(file)]
    let checker = Checker(index)
    checker.recordsFlow = true
    return outline.tree.declarations.indices.flatMap { number -> [(code: TypedCode, ends: Set<Int>)] in
      let ranges = outline.codeRanges(of: number).map(\.range)
      let inside = ends.filter { end in ranges.contains { $0.contains(end - 1) } }
      if inside.isEmpty { return [] }
      return checker.readings(of: DeclID(file: file, index: Int32(number))).map { ($0, inside) }
    }
  }
}

private struct SymbolExpressionReader {
  private let tree: SyntaxTree
  private let source: SourceText
  /// The call of each called expression and of each argument, and the expressions with members.
  private var calls: [ExprID: ExprID] = [:]
  private var arguments: [ExprID: ExprID] = [:]
  private var bases: Set<ExprID> = []

  init(_ tree: SyntaxTree, _ source: SourceText) {
    (self.tree, self.source) = (tree, source)
    for number in tree.exprs.indices {
      let expr = ExprID(index: Int32(number))
      switch tree.exprs[number].node {
      case .call(let callee, let run):
        calls[callee] = expr
        for argument in tree.arguments[run.indices] { arguments[argument.value] = expr }
      case .member(let base, _, _): bases.insert(base)
      default: break
      }
    }
  }

  func add(_ ends: Set<Int>, to found: inout [Int: SymbolExpression]) {
    for number in tree.exprs.indices {
      let record = tree.exprs[number]
      guard ends.contains(Int(record.end)), found[Int(record.end)] == nil else { continue }
      switch record.node {
      case .implicitMember, .member: found[Int(record.end)] = expression(ExprID(index: Int32(number)))
      default: break
      }
    }
  }

  private func expression(_ name: ExprID) -> SymbolExpression {
    let whole = calls[name] ?? name
    return SymbolExpression(
      range: bytes(whole), arguments: values(of: whole, name), place: place(of: whole, name),
      indentation: indentation(of: whole))
  }

  private func indentation(of whole: ExprID) -> String {
    let before = source.bytes[..<bytes(whole).lowerBound]
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return source.text(start..<(before[start...].firstIndex { $0 != .space && $0 != .tab } ?? before.endIndex))
  }

  private func values(of whole: ExprID, _ name: ExprID) -> [String] {
    guard whole != name, case .call(_, let run) = tree[whole] else { return [] }
    return tree.arguments[run.indices].map { source.text(bytes($0.value)) }
  }

  private func place(of whole: ExprID, _ name: ExprID) -> SymbolExpression.Place {
    guard !bases.contains(whole) else { return .typed }
    if let call = arguments[whole], case .call(let callee, let run) = tree[call], run.count == 1,
      let argument = tree.arguments[run.indices].first
    {
      let callee = source.text(bytes(callee))
      if callee == "Text" || callee == "SwiftUI.Text", argument.label == nil { return .text }
      if argument.label == Name("localized"), callee == "String" || callee == "AttributedString" {
        return .localizedString
      }
    }
    return isImplicit(name) ? .implicit : .typed
  }

  /// Returns whether a name has no written type.
  private func isImplicit(_ name: ExprID) -> Bool {
    switch tree[name] {
    case .implicitMember: true
    case .member(let base, _, _): isImplicit(base)
    default: false
    }
  }

  private func bytes(_ expr: ExprID) -> Range<Int> { tree.record(expr).range }
}
