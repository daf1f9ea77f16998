import SwiftParsing

/// Strings that code only measures: `("MMMM" as NSString).size(withAttributes: nil)`, or the text of a label that
/// exists only for its size.
struct MeasuredTexts {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The byte ranges of the expressions that make or set such strings.
  var ranges: [Range<UInt32>] { measuredValues + measuredConstants }

  /// Values that code calls a measuring member on.
  private var measuredValues: [Range<UInt32>] {
    code.tree.exprs.compactMap { record in
      guard case .member(let base, let name, _) = record.node, Self.measures.contains(name), mayBeText(base) else {
        return nil
      }
      return code.range(base)
    }
  }

  /// The initial values of constants that are used only for their size, and the values that code sets in them.
  private var measuredConstants: [Range<UInt32>] {
    let constants = constants
    if constants.isEmpty { return [] }
    var members: [Name: [(name: Name, base: ExprID)]] = [:]
    for record in code.tree.exprs {
      guard case .member(let base, let member, _) = record.node, case .identifier(let name, _) = code.tree[base]
      else { continue }
      members[name, default: []].append((member, base))
    }
    let uses = code.tree.exprs.reduce(into: [Name: Int]()) { uses, record in
      if case .identifier(let name, _) = record.node { uses[name, default: 0] += 1 }
    }
    let measured = constants.filter { name, _ in
      let found = members[name] ?? []
      return found.count == uses[name] && found.contains { Self.measures.contains($0.name) }
        && found.allSatisfy { Self.measures.contains($0.name) || Self.settings.contains($0.name) }
    }
    return measured.map { code.range($0.value) } + assignments(to: Set(measured.map(\.name)))
  }

  /// The constants of the code whose values are strings or controls with strings.
  private var constants: [(name: Name, value: ExprID)] {
    code.tree.stmts.compactMap { statement in
      guard case .binding(true, let pattern, let value?, _, _) = statement, case .name(let name) = code.tree[pattern],
        mayBeText(value)
      else { return nil }
      return (name, value)
    }
  }

  private func mayBeText(_ value: ExprID) -> Bool {
    switch code.tree[value] {
    case .string: true
    case .paren(let inner), .cast(_, let inner, _): mayBeText(inner)
    case .call(let callee, _):
      if case .identifier(let type, _) = code.tree[callee] { Self.types.contains(type) } else { false }
    default: false
    }
  }

  private func assignments(to constants: Set<Name>) -> [Range<UInt32>] {
    code.tree.exprs.compactMap { record in
      guard case .assign(let target, _) = record.node, case .member(let base, _, _) = code.tree[target],
        case .identifier(let name, _) = code.tree[base], constants.contains(name)
      else { return nil }
      return record.span
    }
  }

  private static let types = names([
    "NSAttributedString", "NSMutableAttributedString", "NSString", "NSTextField", "UIButton", "UILabel", "UITextView",
  ])

  private static let measures = names([
    "boundingRect", "bounds", "fittingSize", "frame", "intrinsicContentSize", "size", "sizeThatFits",
    "systemLayoutSizeFitting", "textRect",
  ])

  /// The properties that code sets on a label before it measures the label.
  private static let settings = names([
    "adjustsFontForContentSizeCategory", "attributedStringValue", "attributedText", "font", "layoutIfNeeded",
    "lineBreakMode", "maximumNumberOfLines", "numberOfLines", "preferredMaxLayoutWidth", "setTitle", "sizeToFit",
    "stringValue", "text", "titleLabel",
  ])

  private static func names(_ texts: [String]) -> Set<Name> { Set(texts.map { Name($0) }) }
}
