import SwiftOutline

/// Branches that run only for developers: `if settings.showsDebugOverlay { … }`, `if isDemoMode { … }`.
struct DeveloperOnlyBranches {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The byte ranges of the branches.
  var ranges: [Range<UInt32>] {
    code.tree.stmts.flatMap { statement -> [Range<UInt32>] in
      guard case .if(let conditions, let then, _) = statement, conditions.indices.contains(where: isSilent)
      else {
        return []
      }
      return CodeSpans(tree: code.tree).of(then)
    }
  }

  private func isSilent(_ condition: Int) -> Bool {
    guard case .expr(let expr) = code.tree.conditions[condition] else { return false }
    let text = code.text(expr).lowercased()
    return Self.words.contains(where: text.contains) && !text.hasPrefix("!") && !text.contains("false")
  }

  private static let words = ["debug", "isdemo", "demomode", "mock", "uitest", "internaluser", "screenshotmode"]
}
