import SwiftOutline
import SwiftTypes

/// Functions that choose between texts in several languages themselves: the language is one of their arguments, and their
/// code compares it.
enum HandMadeTranslation {
  static func isMade(by function: DeclID, _ reading: TypedCode, _ index: SymbolIndex) -> Bool {
    let names = index.parameters(of: function).map(\.name).filter(languages.contains)
    if names.isEmpty { return false }
    let tree = reading.code.tree
    func tells(_ expr: ExprID, withText: Bool) -> Bool {
      let record = tree.record(expr)
      let text = index.files[Int(reading.file)].source.text(Int(record.start)..<Int(max(record.start, record.end)))
      return (!withText || text.contains("\""))
        && (text.lowercased().contains("lang") || text.lowercased().contains("locale"))
    }
    return conditions(tree).contains { tells($0, withText: true) }
      || subjects(tree).contains { tells($0, withText: false) }
  }

  private static let languages: Set<Name> = [
    Name("language"), Name("languageCode"), Name("languageIdentifier"), Name("lang"), Name("locale"),
    Name("localeIdentifier"), Name("localeCode"),
  ]

  /// What the code compares with texts.
  private static func conditions(_ tree: SyntaxTree) -> [ExprID] {
    let tested = tree.conditions.compactMap { condition -> ExprID? in
      if case .expr(let expr) = condition { expr } else { nil }
    }
    return tested
      + tree.exprs.compactMap { record in
        if case .ternary(let condition, _, _) = record.node { condition } else { nil }
      }
  }

  /// What the code switches over.
  private static func subjects(_ tree: SyntaxTree) -> [ExprID] {
    tree.stmts.compactMap { statement in
      if case .switch(let subject, _) = statement { subject } else { nil }
    }
  }
}
