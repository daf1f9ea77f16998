import SwiftOutline

/// Branches whose texts need no translation: code that runs only for developers, as in `if settings.showsDebugOverlay {
/// … }` or `if isDemoMode { … }`, and texts in the user's own language, as in `if language == "de" { … }`.
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
      return spans(of: then)
    }
  }

  private func isSilent(_ condition: Int) -> Bool {
    guard case .expr(let expr) = code.tree.conditions[condition] else { return false }
    let text = code.text(expr).lowercased()
    if text.contains("\""), !text.contains("!="), text.contains("lang") || text.contains("locale") { return true }
    return Self.words.contains(where: text.contains) && !text.hasPrefix("!") && !text.contains("false")
  }

  private static let words = ["debug", "isdemo", "demomode", "mock", "uitest", "internaluser", "screenshotmode"]

  private func spans(of run: Run) -> [Range<UInt32>] { code.tree.stmtList[run.indices].flatMap(spans) }

  private func spans(ofChain chain: IfChain) -> [Range<UInt32>] {
    chain.links.flatMap { spans(of: $0.then) } + (chain.otherwise.map { spans(of: $0) } ?? [])
  }

  private func spans(of statement: StmtID) -> [Range<UInt32>] {
    switch code.tree[statement] {
    case .expr(let expr), .return(let expr?), .throw(let expr), .binding(_, _, let expr?, _, _): [code.range(expr)]
    case .if: spans(ofChain: IfChain(statement, in: code.tree.stmts))
    case .block(let body), .guard(_, let body), .for(_, _, _, let body), .while(_, let body), .repeat(let body, _),
      .do(let body, _, _, _), .defer(let body):
      spans(of: body)
    case .switch(_, let cases): code.tree.cases[cases.indices].flatMap { spans(of: $0.body) }
    case .conditional(let blocks): code.tree.blocks[blocks.indices].flatMap { spans(of: $0) }
    case .return, .binding, .function, .other: []
    }
  }
}
