import SwiftLexing
import SwiftOutline
import SwiftTypes

/// What makes a plain literal a key without changing what the code shows.
enum LiteralFix: Hashable, Sendable {
  /// It may stand in `String(localized: …)`.
  case lookup
  /// The `+` expression around it becomes one literal, this text.
  case sentence(String)
}

/// Finds out which literals of one piece of code may become keys, by their types alone.
struct LiteralFixes {
  let index: SymbolIndex
  let reading: TypedCode
  let decl: DeclID

  private var tree: SyntaxTree { reading.code.tree }

  /// The fix of a literal by itself: a string outside of attributes, macros and raw values, whose interpolations keys can
  /// format.
  func fix(of literal: Int) -> LiteralFix? {
    guard mayCall, case .plain(let type?) = reading.literals[literal].verdict, isString(type) else { return nil }
    let record = tree.literals[literal]
    let interpolations = tree.interpolations[record.interpolations.indices]
    guard interpolations.count == reading.literals[literal].interpolations.count,
      interpolations.allSatisfy({ $0.arguments.count == 1 && tree.arguments[$0.arguments.indices].first?.label == nil }
      ),
      reading.literals[literal].interpolations.allSatisfy(isFormatted)
    else { return nil }
    return .lookup
  }

  /// The fix of a chain of `+`: one literal, if all of its operands but one are literals on one line, and that one is a
  /// string.
  func fix(ofSum operands: [ExprID]) -> LiteralFix? {
    guard mayCall, operands.count(where: { content(of: $0) == nil }) == 1 else { return nil }
    var text = ""
    for operand in operands {
      if let content = content(of: operand) {
        text += content
      } else {
        let code = source(operand)
        guard reading.flow.addends.contains(operand.index), !code.contains(where: \.isNewline) else { return nil }
        text += #"\("# + code + ")"
      }
    }
    return .sentence("\"" + text + "\"")
  }

  /// What stands between the quotes of a simple literal: one without interpolations, on one line.
  private func content(of expr: ExprID) -> String? {
    guard case .string(let literal) = tree[expr], fix(of: Int(literal)) != nil,
      tree.literals[Int(literal)].interpolations.isEmpty
    else { return nil }
    let code = source(expr)
    guard code.count >= 2, code.hasPrefix("\""), code.hasSuffix("\""), !code.hasPrefix("\"\"\"") else { return nil }
    return String(code.dropFirst().dropLast())
  }

  private func source(_ expr: ExprID) -> String {
    let record = tree.record(expr)
    return index.files[Int(reading.file)].source.text(Int(record.start)..<Int(max(record.start, record.end)))
  }

  /// Whether a call may stand where the code stands: attributes and raw values take literals alone.
  private var mayCall: Bool {
    if case .arguments = reading.flow.root { return false }
    return index[decl].kind != .enumCase
  }

  private func isString(_ type: DeclID) -> Bool { !index.isOwn(type) && index.fullName(of: type) == "String" }

  private func isFormatted(_ interpolation: InterpolationFinding) -> Bool {
    guard interpolation.isKnown, let type = interpolation.type, !index.isOwn(type) else { return false }
    return Self.formatted.contains(index.fullName(of: type))
  }

  /// The types that all kinds of keys take in interpolations.
  private static let formatted: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float",
  ]
}
