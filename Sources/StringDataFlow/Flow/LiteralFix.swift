import SwiftParsing
import SwiftTypeChecking

/// A change that makes a plain literal a key without changing the displayed text.
package enum LiteralFix: Hashable, Sendable {
  /// It can be wrapped in `String(localized: …)`, which groups the digits of its numbers: `2024` → `2,024`.
  case lookup(hasNumbers: Bool)
  /// The enclosing `+` expression becomes one literal.
  case sentence(JoinedLiteral)
}

/// Finds the literals of a single piece of code that may become keys, judged by their types.
package struct LiteralFixes {
  let index: SymbolIndex
  let reading: TypedCode
  let decl: DeclID

  package init(index: SymbolIndex, reading: TypedCode, decl: DeclID) {
    (self.index, self.reading, self.decl) = (index, reading, decl)
  }

  private var tree: SyntaxTree { reading.code.tree }

  /// Returns the fix of a single literal: a string outside of attributes, default values, macros and raw values, whose
  /// interpolations have the same form in keys as in strings.
  package func fix(of literal: Int) -> LiteralFix? {
    guard mayCall, case .plain(let type?) = reading.literals[literal].verdict, isString(type) else { return nil }
    let record = tree.literals[literal]
    let interpolations = tree.interpolations[record.interpolations.indices]
    let found = reading.literals[literal].interpolations
    guard interpolations.count == found.count,
      interpolations.allSatisfy({ $0.arguments.count == 1 && tree.arguments[$0.arguments.indices].first?.label == nil }
      ),
      found.allSatisfy({ isText($0) || isNumber($0) })
    else { return nil }
    return .lookup(hasNumbers: found.contains(where: isNumber))
  }

  /// Returns the fix of a chain of `+`: one literal, if all operands but one are literals on one line, and the other
  /// one is a string.
  package func fix(ofSum sum: Range<Int>, _ operands: [ExprID]) -> LiteralFix? {
    guard mayCall else { return nil }
    return JoinedLiteral(
      sum, operands, tree, index.files[Int(reading.file)].source,
      literal: { if case .string(let literal) = tree[$0], fix(of: Int(literal)) != nil { $0 } else { nil } },
      isPart: { reading.flow.addends.contains($0.index) }
    ).map { .sentence($0) }
  }

  /// Whether the code can be replaced by a call. Attributes and raw values accept only literals, and default values of
  /// public functions accept nothing internal, such as the bundle of a package.
  private var mayCall: Bool {
    switch reading.flow.root {
    case .arguments, .defaultValue: false
    default: index[decl].kind != .enumCase
    }
  }

  private func isString(_ type: DeclID) -> Bool { !index.isOwn(type) && index.fullName(of: type) == "String" }

  private func isText(_ interpolation: InterpolationFinding) -> Bool { name(interpolation) == "String" }

  private func isNumber(_ interpolation: InterpolationFinding) -> Bool {
    name(interpolation).map(Self.integers.contains) ?? false
  }

  /// Returns the name of an interpolation's type, if it is one of the SDK's.
  private func name(_ interpolation: InterpolationFinding) -> String? {
    guard interpolation.isKnown, let type = interpolation.type, !index.isOwn(type) else { return nil }
    return index.fullName(of: type)
  }

  /// The numbers that all kinds of keys accept in interpolations and display with the same digits as strings. `0.5`
  /// would become `0.500000`.
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
