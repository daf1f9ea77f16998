import StringDataFlow
import SwiftParsing

/// Branches that run only for developers: `if settings.showsDebugOverlay { … }`, `if isDemoMode { … }`.
struct DeveloperOnlyBranches {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The byte ranges of the branches.
  var ranges: [Range<UInt32>] {
    let spans = CodeSpans(code.reading.code)
    return code.tree.stmts.flatMap { statement -> [Range<UInt32>] in
      guard case .if(let conditions, let then, _) = statement, conditions.indices.contains(where: isForDevelopers)
      else { return [] }
      return spans.of(then)
    }
      + code.tree.exprs.flatMap { record -> [Range<UInt32>] in
        guard case .ternary(let items) = record.node else { return [] }
        let parts = code.tree.ternary(items)
        return zip(parts.conditions, parts.values).filter { isForDevelopers($0.0) }.map { spans.of($0.1) }
      }
  }

  private func isForDevelopers(_ condition: Int) -> Bool {
    if case .expr(let expr) = code.tree.conditions[condition] { isForDevelopers(expr) } else { false }
  }

  private func isForDevelopers(_ expr: ExprID) -> Bool {
    // Conditions may contain each other, so only short ones are searched.
    guard code.range(expr).count < Self.longest else { return false }
    return Self.isOfDevelopers(code.text(expr))
  }

  /// Returns whether a condition is true only for developers, judged by the words of the names in it. A condition that
  /// is negated, or may be true for another reason, is for users.
  static func isOfDevelopers(_ condition: String) -> Bool {
    guard !condition.contains("!"), !condition.contains("||"), !condition.contains("false") else { return false }
    let names = NameWords.of(condition)
    return phrases.contains { phrase in names.indices.contains { names[$0...].starts(with: phrase) } }
  }

  private static let longest = 500
  private static let phrases = [
    ["debug"], ["debugging"], ["is", "demo"], ["demo", "mode"], ["mock"], ["mocked"], ["mocking"], ["mocks"],
    ["ui", "test"], ["ui", "tests"], ["ui", "testing"], ["uitest"], ["uitests"], ["uitesting"],
    ["internal", "user"], ["screenshot", "mode"],
  ]
}
