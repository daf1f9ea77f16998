import Diagnostics
import SwiftParsing
import SwiftTypeChecking

/// Finds tables and comments of a call that do not apply to the branches of its argument.
struct BranchContext: AuditRule {
  let description = RuleDescription(
    "branch-context", summary: "A table or comment that does not apply to a ternary's branches",
    explanation: """
      `Text(isOn ? "On" : "Off", tableName: "Menu")` looks up both strings in the Menu table, but Xcode and strex \
      extract them into Localizable, without the comment. `tableName:` and `comment:` apply only to a literal that is \
      passed directly. Write a separate call for each branch.
      """)

  func notes(in code: AuditedCode) -> [CodeNote] {
    var done: Set<ExprID> = []
    return code.tree.literals.indices.compactMap { literal in
      guard let (call, branches, lost) = loss(of: literal, in: code), done.insert(call).inserted else { return nil }
      let names = lost.map { $0 == Name("comment") ? "comment" : "table" }
      let subject = "the \(names.joined(separator: " and the ")) \(names.count == 1 ? "does" : "do")"
      return code.note(
        code.range(branches), "\(subject) not apply to the ternary's branches",
        "write a separate call for each branch")
    }
  }

  /// Returns the call that has a key as a branch of an argument, that argument, and the labels of the arguments that
  /// have no effect.
  private func loss(of literal: Int, in code: AuditedCode) -> (call: ExprID, branches: ExprID, lost: [Name])? {
    let finding = code.reading.literals[literal]
    guard code.isKey(literal), let call = finding.call, let callee = finding.callee,
      code.index[callee].flags.contains(.isLocalizing), case .call(_, let run) = code.tree[call]
    else { return nil }
    let arguments = code.tree.arguments[run.indices]
    guard let own = arguments.first(where: { code.tree.record($0.value).literals.contains(Int32(literal)) }),
      code.literal(own.value) != literal, code.tree.joinedLiterals(own.value).first != literal
    else { return nil }
    let lost = arguments.compactMap { argument -> Name? in
      guard let label = argument.label, Self.labels.contains(label), let text = code.literal(argument.value),
        code.texts(text) != [""]
      else { return nil }
      return label
    }
    return lost.isEmpty ? nil : (call, own.value, lost)
  }

  private static let labels: Set<Name> = [Name("table"), Name("tableName"), Name("comment")]
}
