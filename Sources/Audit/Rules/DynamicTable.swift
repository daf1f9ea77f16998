import Diagnostics
import SwiftParsing
import TextBasics

/// Finds literal keys whose table is only known at run time.
struct DynamicTable: AuditRule {
  let description = RuleDescription(
    "dynamic-table", summary: "A key in a table that is computed at run time",
    explanation: """
      Xcode extracts a key only if its table is a literal. With `Text("Hello", tableName: table)`, the catalogs get no \
      entry, even if `table` is a constant. Write the table as a literal, or add the key to the catalog by hand.
      """)

  func notes(in code: AuditedCode) -> [CodeNote] {
    if code.isOfRoutine { return [] }
    return code.reading.flow.calls.sorted { $0.key < $1.key }.compactMap { _, call in
      guard code.index[call.callee].flags.contains(.isLocalizing) else { return nil }
      let parameters = code.index.parameters(of: call.callee)
      let table = call.arguments.first { argument in
        argument.parameter < parameters.count
          && [Name("table"), Name("tableName")].contains(parameters[argument.parameter].label)
      }
      let key = call.arguments.first.flatMap { code.literal($0.expr) }
      guard let table, !isLiteral(table.expr, code), let key, code.isKey(key) else { return nil }
      let texts = code.texts(key)
      let name = TerminalSafeText.shortCode(code.text(table.expr))
      var note = code.note(
        code.tree.literals[key].span,
        "\(AuditedProject.quote(texts)) is not extracted because its table \(name) is known only at run time",
        "write the table as a literal, or add the key to the catalog with `strex edit add`")
      note.keys = [texts]
      return note
    }
  }

  private func isLiteral(_ table: ExprID, _ code: AuditedCode) -> Bool {
    if case .null = code.tree[table] { return true }
    return code.literal(table) != nil
  }
}
