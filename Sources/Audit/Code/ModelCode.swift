import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Code for language models, which read the answers and errors of tools.
enum ModelCode {
  /// Returns whether a file declares a tool of the FoundationModels framework.
  static func isOfTools(_ file: Int32, _ index: SymbolIndex) -> Bool {
    let outline = index.files[Int(file)]
    let declaresTool = outline.tree.declarations.contains { declaration in
      (declaration.kind.isNominal || declaration.kind == .extension)
        && outline.inherits(declaration, anyOf: [Name("Tool")])
    }
    return declaresTool && outline.source.text(0..<outline.source.bytes.count).contains("import FoundationModels")
  }

  /// Returns whether a function returns the answer of a tool, judged by the name of the type.
  static func isAnswer(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    guard let type = index[decl].type, case .named(let name, _) = index.outline(decl).tree[type] else { return false }
    return answers.contains(name)
  }

  /// Returns whether a call makes an instruction for a model: `Message(role: .system, text: "…")`.
  static func isInstruction(_ call: ExprID, _ code: AuditedCode) -> Bool {
    guard case .call(_, let run) = code.tree[call] else { return false }
    return code.tree.arguments[run.indices].contains { argument in
      guard argument.label == Name("role"), case .implicitMember(Name("system")) = code.tree[argument.value] else {
        return false
      }
      return true
    }
  }

  private static let answers: Set<Name> = [
    Name("ToolOutput"), Name("ToolCallOutput"), Name("ToolResult"), Name("ToolCallResult"), Name("CallToolResult"),
    Name("ToolResponse"),
  ]
}
