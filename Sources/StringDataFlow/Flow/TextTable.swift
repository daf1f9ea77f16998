import SwiftParsing
import SwiftTypeChecking

/// Functions that look an argument up in their own table or a bundle, and return it if it is missing: `strings[key] ??
/// key`. Their argument is a key and is not displayed.
enum TextTable {
  /// Returns the positions of the parameters that a function looks up.
  static func keys(of function: DeclID, _ reading: TypedCode, _ index: SymbolIndex) -> Set<Int> {
    guard index[function].kind == .function, case .body(let body) = reading.flow.root else { return [] }
    if index[function].parameters.isEmpty { return [] }
    var tree: SyntaxTree { reading.code.tree }
    let names = index.parameters(of: function).map(\.name)
    func position(_ expr: ExprID) -> Int? {
      if case .identifier(let name, _) = tree[expr] { names.firstIndex(of: name) } else { nil }
    }
    let sought =
      tree.exprs.compactMap { record -> Int? in
        guard case .subscript(_, let run) = record.node, run.count == 1 else { return nil }
        return tree.arguments[run.indices].first.flatMap { $0.label == nil ? position($0.value) : nil }
      } + lookups(reading, index).compactMap(position)
    if sought.isEmpty { return [] }
    let others = tree.exprs.compactMap { record in
      if case .binary(Name("??"), _, let other) = record.node { position(other) } else { nil }
    }
    return Set(sought).intersection(others + ResultFinder(reading.code).results(of: body).compactMap(position))
  }

  /// Returns the expressions that calls look up: `bundle.localizedString(forKey: key, value: nil, table: nil)`.
  private static func lookups(_ reading: TypedCode, _ index: SymbolIndex) -> [ExprID] {
    reading.flow.calls.values.compactMap { call in
      guard KeyLookup.isOfBundle(call.callee, index) || KeyLookup.takesText(0, of: call.callee, index) else {
        return nil
      }
      return call.arguments.first { $0.parameter == 0 }?.expr
    }
  }
}
