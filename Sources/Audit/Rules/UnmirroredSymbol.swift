import Diagnostics
import SwiftLexing
import SwiftParsing
import TextBasics

/// Finds symbols that point to the left or right in all languages.
struct UnmirroredSymbol: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "unmirrored-symbol", summary: "A directional symbol that is not mirrored in right-to-left languages",
    explanation: """
      `chevron.left` points back in English and forward in Arabic. `chevron.backward` points back in both. The rule \
      reports symbols that have such a variant, unless the same code also contains the symbol that points up or down. \
      If the side does not depend on the language, disable the rule for that file. If no catalog has a right-to-left \
      language, the rule is active only if you name it with `--rule` or in the configuration.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    let named = code.tree.arguments.compactMap { argument -> (value: ExprID, name: String)? in
      guard let label = argument.label, Self.labels.contains(label),
        case .string(let literal) = code.tree[argument.value]
      else { return nil }
      let texts = code.texts(Int(literal))
      return texts.count == 1 ? (argument.value, texts[0]) : nil
    }
    let names = Set(named.map(\.name))
    let symbols = named.compactMap { value, name -> Symbol? in
      guard let variant = Self.variant(of: name), !Self.isDirection(name, among: names) else { return nil }
      return Symbol(range: code.range(value), name: name, variant: variant)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var pairs: Set<UInt32> = []
    for (first, second) in zip(symbols, symbols.dropFirst()) where isPair(first, second, code) {
      pairs.formUnion([first.range.lowerBound, second.range.lowerBound])
    }
    return symbols.filter { !pairs.contains($0.range.lowerBound) }.map { symbol in
      code.note(
        symbol.range, "the symbol \(TerminalSafeText.quoted(symbol.name)) does not mirror",
        "use \(TerminalSafeText.quoted(symbol.variant))")
    }
  }

  /// Returns whether the code also has the symbol that points up or down, so that it shows directions on the screen.
  private static func isDirection(_ name: String, among names: Set<String>) -> Bool {
    ["up", "down"].contains { side in
      names.contains(name.replacing("left", with: side).replacing("right", with: side))
    }
  }

  private struct Symbol {
    let range: Range<UInt32>
    let name: String
    let variant: String
  }

  /// Returns whether two symbols, one for each side, are adjacent images, which look the same in both directions.
  private func isPair(_ first: Symbol, _ second: Symbol, _ code: AuditedCode) -> Bool {
    guard first.name != second.name,
      first.name.replacing("left", with: "right") == second.name.replacing("left", with: "right")
    else { return false }
    let between = code.source.text(Int(first.range.upperBound)..<Int(second.range.lowerBound))
    return between.wholeMatch(of: #/\)\s*Image\(systemName: /#) != nil
  }

  private static let labels: Set<Name> = [
    Name("systemName"), Name("systemImage"), Name("systemImageName"), Name("systemSymbolName"),
  ]

  /// Returns the variant of a symbol that mirrors: `arrow.uturn.backward.circle` for `arrow.uturn.left.circle`.
  static func variant(of name: String) -> String? {
    for (start, replacements) in families where name == start || name.hasPrefix(start + ".") {
      let rest = name.dropFirst(start.count)
      if endings.contains(String(rest)) { return replacements + rest }
    }
    return nil
  }

  private static let families = [
    ("chevron.left", "chevron.backward"), ("chevron.right", "chevron.forward"), ("arrow.left", "arrow.backward"),
    ("arrow.right", "arrow.forward"), ("arrow.uturn.left", "arrow.uturn.backward"),
    ("arrow.uturn.right", "arrow.uturn.forward"), ("arrowshape.turn.up.left", "arrowshape.turn.up.backward"),
    ("arrowshape.turn.up.right", "arrowshape.turn.up.forward"), ("arrowtriangle.left", "arrowtriangle.backward"),
    ("arrowtriangle.right", "arrowtriangle.forward"), ("sidebar.left", "sidebar.leading"),
    ("sidebar.right", "sidebar.trailing"),
  ]

  private static let endings: Set<String> = [
    "", ".circle", ".circle.fill", ".fill", ".square", ".square.fill", ".2", ".2.fill", ".2.circle", ".2.circle.fill",
    ".to.line",
  ]
}
