import SwiftParsing

/// The expressions of one piece of code that are displayed where they are written: arguments of texts, values of
/// properties that show text, and interpolations of keys.
struct DisplayedExpressions {
  private let code: AuditedCode
  private var direct: Set<Int32> = []
  private let interpolations: [Range<UInt32>]

  init(_ code: AuditedCode) {
    self.code = code
    interpolations = code.keyInterpolations
    for record in code.tree.exprs {
      switch record.node {
      case .call(let callee, let run):
        guard case .identifier(let name, _) = code.tree[callee], Self.views.contains(name) else { continue }
        direct.formUnion(code.tree.arguments[run.indices].map(\.value.index))
      case .assign(let target, let value):
        guard case .member(_, let name, _) = code.tree[target], Self.properties.contains(name) else { continue }
        direct.insert(value.index)
      default: continue
      }
    }
  }

  func contain(_ expr: ExprID) -> Bool {
    direct.contains(expr.index) || interpolations.hasRange(containing: code.range(expr))
  }

  private static let views: Set<Name> = [Name("Text"), Name("Label"), Name("Button"), Name("LabeledContent")]

  private static let properties: Set<Name> = [
    Name("text"), Name("title"), Name("stringValue"), Name("subtitle"), Name("placeholder"), Name("toolTip"),
    Name("secondaryText"), Name("detailTextLabel"), Name("messageText"),
    Name("informativeText"),
  ]
}
