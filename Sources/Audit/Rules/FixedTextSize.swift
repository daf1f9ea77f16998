import Diagnostics
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// Finds views with text that have a fixed width or height.
struct FixedTextSize: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "fixed-text-size", summary: "A fixed width or height of a view with a localized text",
    explanation: """
      German and Finnish texts are longer than English ones, and users choose larger fonts. A fixed frame cuts the text \
      off. Use `minWidth`, `maxWidth` or no frame, and `greaterThanOrEqualToConstant` in constraints. A fixed height is \
      only reported for texts of more than 40 characters or several lines.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.exprs.indices.compactMap { position in
      let expr = ExprID(index: Int32(position))
      guard case .call(let callee, let run) = code.tree[expr], case .member(let base, let name, _) = code.tree[callee]
      else { return nil }
      switch name {
      case Name("frame"): return frame(expr, base, run, code)
      case Name("constraint"): return constraint(base, run, code)
      default: return nil
      }
    }
  }

  /// Finds `Text("Save").bold().frame(width: 80)`.
  private func frame(_ expr: ExprID, _ base: ExprID, _ run: Run, _ code: AuditedCode) -> CodeNote? {
    guard let literal = text(of: base, code) else { return nil }
    // A fixed height only cuts off a text of several lines.
    let isLong = Self.hasSeveralLines(code.texts(literal).joined())
    let side = code.tree.arguments[run.indices].first { argument in
      (argument.label == Name("width") || isLong && argument.label == Name("height")) && isNumber(argument.value, code)
    }
    guard let side else { return nil }
    let record = code.tree.record(side.value)
    return code.note(
      record.start..<max(record.start, record.end),
      "the text \(AuditedProject.quote(code.texts(literal))) has a fixed \(side.label == Name("width") ? "width" : "height")",
      "use `minWidth`, `maxWidth` or no frame")
  }

  /// Returns whether a text has a line break, or is so long that it may need several lines.
  static func hasSeveralLines(_ text: String) -> Bool { text.count > 40 || text.contains(where: \.isNewline) }

  /// Returns the key of the text at the start of a chain of modifiers.
  private func text(of expr: ExprID, _ code: AuditedCode) -> Int? {
    guard case .call(let callee, let run) = code.tree[expr] else { return nil }
    if case .member(let base, _, _) = code.tree[callee] { return text(of: base, code) }
    guard case .identifier(let name, _) = code.tree[callee], Self.views.contains(name),
      let first = code.tree.arguments[run.indices].first, first.label == nil,
      case .string(let literal) = code.tree[first.value], code.isKey(Int(literal)),
      code.texts(Int(literal)).joined().contains(where: \.isLetter)
    else { return nil }
    return Int(literal)
  }

  private static let views: Set<Name> = [Name("Text"), Name("Label"), Name("Button"), Name("Toggle")]

  /// Finds `label.widthAnchor.constraint(equalToConstant: 80)`.
  private func constraint(_ base: ExprID, _ run: Run, _ code: AuditedCode) -> CodeNote? {
    guard case .member(let view, let anchor, _) = code.tree[base],
      anchor == Name("widthAnchor"),
      let argument = code.tree.arguments[run.indices].first, argument.label == Name("equalToConstant"),
      isNumber(argument.value, code), let type = type(of: view, code).flatMap({ Self.classes[$0] })
    else { return nil }
    return code.note(
      code.range(base), "a \(type) has a fixed width", "use `greaterThanOrEqualToConstant`")
  }

  private static let classes = Dictionary(
    uniqueKeysWithValues: ["UILabel", "NSTextField", "UIButton", "NSButton"].map { (Name($0), $0) })

  private func type(of expr: ExprID, _ code: AuditedCode) -> Name? {
    guard let decl = code.reading.flow.references[expr.index], code.index[decl].kind == .variable,
      let type = code.index[decl].type, case .named(let name, _) = code.index.outline(decl).tree[type]
    else { return nil }
    return name
  }

  private func isNumber(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[expr] {
    case .integer, .float: true
    default: false
    }
  }
}
