import SwiftLexing
import TextBasics

/// The literals of an Objective-C source that are passed directly to a view or alert: `setText:@"…"`, `.title = @"…"`.
package struct ShownCLiterals {
  package struct Literal {
    package let text: String
    package let range: Range<Int>
    /// The selector or property: `setText:`, `title`.
    package let display: String
    package let isOfAppKit: Bool
  }

  package private(set) var literals: [Literal] = []

  package init(_ source: SourceText) {
    let isMac = Self.imports(["AppKit", "Cocoa"], in: source) && !Self.imports(["UIKit"], in: source)
    guard isMac || Self.imports(["UIKit"], in: source) else { return }
    var tokens = CTokens(source)
    var last: [CTokens.Element] = []
    while let element = tokens.next() {
      if case .literal(let text) = element.kind, let display = Self.display(last, source) {
        literals.append(Literal(text: text, range: element.range, display: display, isOfAppKit: isMac))
      }
      last = last.suffix(2) + [element]
    }
  }

  /// Returns the selector or property that takes a literal, by the three elements before the literal.
  private static func display(_ last: [CTokens.Element], _ source: SourceText) -> String? {
    guard last.count == 3, case .mark(let mark) = last[2].kind, last[1].kind == .word else { return nil }
    let word = source.text(last[1].range)
    switch mark {
    case .colon: return selectors.contains(word) ? word + ":" : nil
    case .equal: return last[0].kind == .mark(.period) && properties.contains(word) ? word : nil
    default: return nil
    }
  }

  private static func imports(_ frameworks: [String], in source: SourceText) -> Bool {
    frameworks.contains { name in
      ["<\(name)/", "@import \(name);"].contains { source.bytes.holdsBytes(Array($0.utf8)) }
    }
  }

  private static let selectors: Set<String> = [
    "actionWithTitle", "addButtonWithTitle", "alertControllerWithTitle", "buttonWithTitle", "labelWithString",
    "setInformativeText", "setMessageText", "setPlaceholder", "setPlaceholderString", "setStringValue", "setText",
    "setTitle", "setToolTip",
  ]

  private static let properties: Set<String> = [
    "informativeText", "messageText", "placeholder", "placeholderString", "prompt", "stringValue", "text", "title",
    "toolTip",
  ]
}
