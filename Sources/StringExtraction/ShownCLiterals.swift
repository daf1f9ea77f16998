import SwiftLexing
import TextBasics

/// The literals of an Objective-C source that are passed directly to a view or alert: `setText:@"…"`, `.title = @"…"`,
/// also as branches of `?:` and as formats.
package struct ShownCLiterals {
  package struct Literal {
    package let text: String
    package let range: Range<Int>
    /// The selector or property: `setText:`, `title`.
    package fileprivate(set) var display: String
    package let isOfAppKit: Bool
  }

  package private(set) var literals: [Literal] = []

  private let source: SourceText
  private let isMac: Bool
  private var frames = [Frame(kind: .block)]
  /// The last two elements.
  private var last: [CTokens.Element] = []
  /// The method that is being declared, if its result is displayed.
  private var method: String?

  package init(_ source: SourceText) {
    self.source = source
    func holds(_ words: [String]) -> Bool { words.contains { source.bytes.holdsBytes(Array($0.utf8)) } }
    let importsUIKit = holds(["<UIKit/", "@import UIKit;"])
    isMac = !importsUIKit && holds(["<AppKit/", "<Cocoa/", "@import AppKit;", "@import Cocoa;"] + Self.appKit)
    guard isMac || importsUIKit || holds(Self.uiKit) else { return }
    var tokens = CTokens(source)
    while let element = tokens.next() {
      read(element)
      last = last.suffix(1) + [element]
    }
    literals.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The beginnings of names of UIKit. A source may import UIKit through its own header.
  private static let uiKit = [
    "UIAlert", "UIBarButton", "UIButton", "UIControl", "UILabel", "UINavigation", "UITableView", "UIView",
  ]

  private static let appKit = ["NSAlert", "NSButton", "NSMenu", "NSTextField", "NSView", "NSWindow"]

  /// An open bracket, brace or parenthesis, with the state of reading its contents.
  private struct Frame {
    enum Kind { case block, message, other }

    let kind: Kind
    /// The parts of a message's selector, without colons.
    var selector: [String] = []
    /// The literals in arguments of a message, each with the position of the part before it.
    var arguments: [(part: Int, literal: Literal)] = []
    /// The property that a statement assigns, or the method whose result it returns.
    var assigned: String?
    /// The method around a block, if its result is displayed.
    var method: String?
    /// The number of `?` without their `:`.
    var questions = 0
  }

  private mutating func read(_ element: CTokens.Element) {
    let top = frames.count - 1
    switch element.kind {
    case .literal(let text):
      add(Literal(text: text, range: element.range, display: "", isOfAppKit: isMac))
    case .word:
      if frames[top].kind == .block, source.text(element.range) == "return" {
        frames[top].assigned = frames[top].method
      }
    case .mark(.leftSquare): frames.append(Frame(kind: startsMessage ? .message : .other))
    case .mark(.rightSquare): close(from: [.message, .other])
    case .mark(.leftParen): frames.append(Frame(kind: .other))
    case .mark(.rightParen): close(from: [.other])
    case .mark(.leftBrace):
      frames.append(Frame(kind: .block, method: top == 0 ? method : frames[top].method))
      method = nil
    case .mark(.rightBrace):
      while frames.count > 1, frames[frames.count - 1].kind != .block { frames.removeLast() }
      close(from: [.block])
    case .mark(.semicolon): frames[top].assigned = nil
    case .mark(.equal): assign()
    case .mark(.question): frames[top].questions += 1
    case .mark(.colon) where frames[top].questions > 0: frames[top].questions -= 1
    case .mark(.colon):
      guard let word = last.last, word.kind == .word else { return }
      let part = source.text(word.range)
      if frames[top].kind == .message { frames[top].selector.append(part) }
      if top == 0, Self.methods.contains(part) { method = part }
    default: break
    }
  }

  /// Returns whether a bracket starts a message, not a subscript or an array.
  private var startsMessage: Bool {
    guard let element = last.last else { return true }
    switch element.kind {
    case .word: return source.text(element.range) == "return"
    case .mark(let mark): return mark != .at && mark != .rightSquare
    case .literal, .other: return false
    }
  }

  /// Records the property that a statement assigns: `label.text = …`, but not `label.text == …`.
  private mutating func assign() {
    let top = frames.count - 1
    frames[top].assigned = nil
    guard frames[top].kind == .block, last.count == 2, last[1].kind == .word, last[0].kind == .mark(.period) else {
      return
    }
    let property = source.text(last[1].range)
    if Self.properties.contains(property) { frames[top].assigned = property }
  }

  private mutating func add(_ literal: Literal) {
    var literal = literal
    let top = frames.count - 1
    if frames[top].kind == .message, !frames[top].selector.isEmpty {
      frames[top].arguments.append((frames[top].selector.count - 1, literal))
    } else if let display = frames[top].assigned {
      literal.display = display
      literals.append(literal)
    }
  }

  private mutating func close(from kinds: [Frame.Kind]) {
    guard frames.count > 1, kinds.contains(frames[frames.count - 1].kind) else { return }
    let frame = frames.removeLast()
    for (part, literal) in frame.arguments {
      if part == 0, Self.formats.contains(frame.selector[0]) {
        add(literal)
      } else if shows(part, frame.selector) {
        var literal = literal
        literal.display = frame.selector[part] + ":"
        literals.append(literal)
      }
    }
  }

  /// Returns whether the argument after a part of a selector is displayed.
  private func shows(_ part: Int, _ selector: [String]) -> Bool {
    let name = selector[part]
    if Self.selectors.contains(name) || Self.pairs.contains(selector[0] + ":" + name) { return true }
    return selector[0] == "initWithTitle" && part == 0 && !Self.companions.isDisjoint(with: selector.dropFirst())
  }

  private static let formats: Set<String> = ["stringWithFormat", "localizedStringWithFormat", "initWithFormat"]

  private static let methods: Set<String> = ["titleForHeaderInSection", "titleForFooterInSection"]

  /// The parts of selectors whose arguments are always displayed.
  private static let selectors: Set<String> = [
    "actionWithTitle", "addButtonWithTitle", "addItemWithTitle", "alertControllerWithTitle", "alertWithMessageText",
    "buttonWithTitle", "informativeTextWithFormat", "insertItemWithTitle", "insertSegmentWithTitle", "labelWithString",
    "setAccessibilityHint", "setAccessibilityLabel", "setInformativeText", "setMessageText", "setPlaceholder",
    "setPlaceholderString", "setPrompt", "setStringValue", "setSubtitle", "setText", "setTitle", "setToolTip",
    "wrappingLabelWithString",
  ]

  /// The first part of a selector and a later one whose argument is displayed.
  private static let pairs: Set<String> = [
    "alertControllerWithTitle:message", "contextualActionWithStyle:title", "initWithTitle:cancelButtonTitle",
    "initWithTitle:destructiveButtonTitle", "initWithTitle:message", "initWithTitle:otherButtonTitles",
    "rowActionWithStyle:title",
  ]

  /// Later parts of the selectors of views and menus that start with `initWithTitle:`.
  private static let companions: Set<String> = ["action", "delegate", "image", "message", "style", "target"]

  private static let properties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "informativeText", "messageText", "placeholder", "placeholderString",
    "prompt", "stringValue", "subtitle", "text", "title", "toolTip",
  ]
}
