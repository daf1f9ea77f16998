import SwiftParsing
import SwiftTypeChecking

/// Functions that choose between strings in several languages themselves: the language is an argument, and their code
/// compares it.
enum HandMadeTranslation {
  static func isMade(by function: DeclID, _ reading: TypedCode, _ index: SymbolIndex) -> Bool {
    let names = index.parameters(of: function).map(\.name).filter(languages.contains)
    if names.isEmpty { return false }
    let tree = reading.code.tree
    func text(_ expr: ExprID) -> String {
      let record = tree.record(expr)
      return index.files[Int(reading.file)].source.text(Int(record.start)..<Int(max(record.start, record.end)))
    }
    return conditions(tree).contains { LanguageCodes.areCompared(in: text($0)) }
      || subjects(tree).contains { LanguageCodes.areNamed(in: text($0)) }
  }

  private static let languages: Set<Name> = [
    Name("language"), Name("languageCode"), Name("languageIdentifier"), Name("lang"), Name("locale"),
    Name("localeIdentifier"), Name("localeCode"),
  ]

  /// Returns the conditions in which the code compares values.
  private static func conditions(_ tree: SyntaxTree) -> [ExprID] {
    let tested = tree.conditions.compactMap { condition -> ExprID? in
      if case .expr(let expr) = condition { expr } else { nil }
    }
    return tested
      + tree.exprs.flatMap { record -> [ExprID] in
        guard case .ternary(let items) = record.node else { return [] }
        return tree.ternary(items).conditions
      }
  }

  /// Returns the subjects of the code's `switch` statements.
  private static func subjects(_ tree: SyntaxTree) -> [ExprID] {
    tree.stmts.compactMap { statement in
      if case .switch(let subject, _) = statement { subject } else { nil }
    }
  }
}
