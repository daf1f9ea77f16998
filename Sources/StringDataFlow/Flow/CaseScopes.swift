import SwiftParsing

/// The names that the cases of `switch` statements and the `catch` clauses in one piece of code bind, each for its own
/// body.
struct CaseScopes {
  private struct Scope {
    let number: Int
    let names: Set<Name>
    let spans: [Range<UInt32>]
  }

  private var scopes: [Scope] = []
  /// The case of each pattern, by the pattern's number.
  private var numbers: [Int: Int] = [:]
  private let code: SharedTree

  private var tree: SyntaxTree { code.tree }

  init(_ code: SharedTree) {
    self.code = code
    let spans = CodeSpans(code)
    for (number, element) in tree.cases.enumerated() {
      var names: Set<Name> = []
      for pattern in tree.patternList[element.patterns.indices] { read(pattern.pattern, of: number, &names) }
      if names.isEmpty { continue }
      let condition = element.condition.map { [spans.of($0)] } ?? []
      scopes.append(Scope(number: number, names: names, spans: spans.of(element.body) + condition))
    }
  }

  private mutating func read(_ pattern: PatternID, of number: Int, _ names: inout Set<Name>) {
    numbers[Int(pattern.index)] = number
    switch tree[pattern] {
    case .name(let name): names.insert(name)
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): read(inner, of: number, &names)
    case .tuple(let run), .enumCase(_, _, let run):
      for element in tree.patternList[run.indices] { read(element.pattern, of: number, &names) }
    case .wildcard, .test, .expr: break
    }
  }

  /// Returns the case of a pattern, or `nil` for patterns elsewhere.
  func number(of pattern: Int) -> Int? { numbers[pattern] }

  /// Returns the innermost case around an expression that binds a name.
  func number(binding name: Name, around expr: ExprID) -> Int? {
    if scopes.isEmpty { return nil }
    let start = tree.record(expr).start
    // Inner cases precede outer ones.
    return scopes.first { $0.names.contains(name) && $0.spans.contains { $0.contains(start) } }?.number
  }
}
