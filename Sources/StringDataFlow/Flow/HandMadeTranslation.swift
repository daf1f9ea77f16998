import SwiftParsing
import SwiftTypeChecking

/// Functions that choose between strings in several languages themselves: the language is an argument, and their code
/// compares it.
enum HandMadeTranslation {
  static func isMade(by function: DeclID, _ reading: TypedCode, _ index: SymbolIndex) -> Bool {
    let names = index.parameters(of: function).map(\.name).filter(languages.contains)
    if names.isEmpty { return false }
    func text(_ expr: ExprID) -> String {
      index.files[Int(reading.file)].source.text(reading.code.tree.record(expr).range)
    }
    return conditions(reading.code).contains { LanguageCodes.areCompared(in: text($0)) }
      || subjects(reading.code).contains { LanguageCodes.areNamed(in: text($0)) }
  }

  private static let languages: Set<Name> = [
    Name("language"), Name("languageCode"), Name("languageIdentifier"), Name("lang"), Name("locale"),
    Name("localeIdentifier"), Name("localeCode"),
  ]

  /// Returns the conditions in which the code compares values.
  private static func conditions(_ code: SharedTree) -> [ExprID] {
    let tested = code.tree.conditions.compactMap { condition -> ExprID? in
      if case .expr(let expr) = condition { expr } else { nil }
    }
    return tested
      + code.tree.exprs.flatMap { record -> [ExprID] in
        guard case .ternary(let items) = record.node else { return [] }
        return code.tree.ternary(items).conditions
      }
  }

  /// Returns the subjects of the code's `switch` statements.
  private static func subjects(_ code: SharedTree) -> [ExprID] {
    code.tree.stmts.compactMap { statement in
      if case .switch(let subject, _) = statement { subject } else { nil }
    }
  }
}
