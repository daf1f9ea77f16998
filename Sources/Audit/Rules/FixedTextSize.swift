import Diagnostics
import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// Finds views with text that have a fixed width or height.
struct FixedTextSize: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "fixed-text-size", summary: "A fixed width or height on a view with localized text",
    explanation: """
      German and Finnish text is longer than English text, and users choose larger fonts. A fixed frame cuts the text \
      off. Use `minWidth`, `maxWidth`, `minHeight` or no frame. In constraints, use `greaterThanOrEqualToConstant`. \
      The rule reports a fixed width only if it is probably too small for a translation that is 40% longer. It \
      measures the longest word, or the whole text if the text is limited to one line. It reports a fixed height only \
      for text with several lines or more than 40 characters. Symbolic keys such as `menu.save` are not measured.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    let hidden = chainsWithoutTitle(code)
    return code.tree.exprs.indices.compactMap { position in
      let expr = ExprID(index: Int32(position))
      guard case .call(let callee, let run) = code.tree[expr], case .member(let base, let name, _) = code.tree[callee],
        !hidden.contains(expr)
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
    let arguments = code.tree.arguments[run.indices]
    let heights = arguments.filter { $0.label == Name("height") }.map { number($0.value, code) ?? 0 }
    let hasRoom = heights.allSatisfy { $0 >= 2 * Self.lineHeight }
    let wraps = !isOneLine(base, code) && hasRoom
    let side = arguments.first { argument in
      guard let size = number(argument.value, code) else { return false }
      return argument.label == Name("width")
        && Self.isTight(code.texts(literal).joined(separator: "  "), width: size, wraps: wraps)
        || isLong && argument.label == Name("height")
    }
    guard let side else { return nil }
    let isWidth = side.label == Name("width")
    return code.note(
      code.range(side.value),
      "the text \(AuditedProject.quote(code.texts(literal))) has a fixed \(isWidth ? "width" : "height")",
      isWidth ? "use `minWidth`, `maxWidth` or no frame" : "use `minHeight` or no frame")
  }

  /// The height of a line in points at the default size.
  private static let lineHeight = 22.0

  /// Returns the expressions in chains of modifiers that show only the icon of a label: `….labelStyle(.iconOnly)`.
  private func chainsWithoutTitle(_ code: AuditedCode) -> Set<ExprID> {
    var chains: Set<ExprID> = []
    for position in code.tree.exprs.indices {
      guard case .call(let callee, let run) = code.tree[ExprID(index: Int32(position))],
        case .member(var base, Name("labelStyle"), _) = code.tree[callee],
        code.tree.arguments[run.indices].first.map({ code.text($0.value) })?.hasSuffix("iconOnly") == true
      else { continue }
      while chains.insert(base).inserted, case .call(let callee, _) = code.tree[base],
        case .member(let next, _, _) = code.tree[callee]
      {
        base = next
      }
    }
    return chains
  }

  /// Returns whether a translation that is 40% longer than the text probably does not fit into a width in points.
  /// - Parameter wraps: whether the text may have several lines, so that only its longest word matters.
  static func isTight(_ text: String, width: Double, wraps: Bool) -> Bool {
    // Abbreviations and `<2x>` are short in all languages.
    let letters = text.filter(\.isLetter)
    if letters.count < 2 || letters.allSatisfy(\.isUppercase) { return false }
    let parts = wraps ? text.split(whereSeparator: \.isWhitespace) : [text[...]]
    let longest = parts.map { $0.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } }.max() ?? 0
    // The average width of a letter at the default size.
    return Double(longest) * 8 * 1.4 > width
  }

  /// Returns whether a chain of modifiers limits its text to one line.
  private func isOneLine(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    guard case .call(let callee, let run) = code.tree[expr], case .member(let base, let name, _) = code.tree[callee]
    else { return false }
    let first = code.tree.arguments[run.indices].first?.value
    return name == Name("lineLimit") && first.map { code.text($0) } == "1" || isOneLine(base, code)
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
      code.texts(Int(literal)).joined().contains(where: \.isLetter), !isSymbolic(code.texts(Int(literal)))
    else { return nil }
    return Int(literal)
  }

  /// Returns whether a key is the name of a text, not the text itself.
  private func isSymbolic(_ texts: [String]) -> Bool {
    !texts.joined().contains(where: \.isWhitespace) && Prose.isKeyName(texts)
  }

  private static let views: Set<Name> = [Name("Text"), Name("Label"), Name("Button"), Name("Toggle")]

  /// Finds `label.widthAnchor.constraint(equalToConstant: 80)`.
  private func constraint(_ base: ExprID, _ run: Run, _ code: AuditedCode) -> CodeNote? {
    guard case .member(let view, let anchor, _) = code.tree[base],
      anchor == Name("widthAnchor"),
      let argument = code.tree.arguments[run.indices].first, argument.label == Name("equalToConstant"),
      let width = number(argument.value, code), width <= 100,
      let type = type(of: view, code).flatMap({ Self.classes[$0] })
    else { return nil }
    return code.note(code.range(base), "a \(type) has a fixed width", "use `greaterThanOrEqualToConstant`")
  }

  private static let classes = Dictionary(uniqueKeysWithValues: ["UILabel", "NSTextField"].map { (Name($0), $0) })

  private func type(of expr: ExprID, _ code: AuditedCode) -> Name? {
    guard let decl = code.reading.flow.references[expr.index], code.index[decl].kind == .variable,
      let type = code.index[decl].type, case .named(let name, _) = code.index.outline(decl).tree[type]
    else { return nil }
    return name
  }

  private func number(_ expr: ExprID, _ code: AuditedCode) -> Double? {
    switch code.tree[expr] {
    case .integer, .float: Double(code.text(expr).filter { $0 != "_" })
    default: nil
    }
  }
}
