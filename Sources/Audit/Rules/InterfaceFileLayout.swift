import Diagnostics
import StructuredText
import TextBasics

/// The findings of the rules about layout in a storyboard or xib.
public struct InterfaceFileLayout {
  /// The identifiers of the rules that read storyboards and xibs.
  public static let rules = Set([direction, symbol, size].map(\.identifier))

  private static let direction = LeftRightLayout().description
  private static let symbol = UnmirroredSymbol().description
  private static let size = FixedTextSize().description

  public private(set) var findings: [Diagnostic] = []
  private let path: String
  private let positions: TextPositions
  private var isOfWatch = false

  /// - Parameters:
  ///   - bytes: the contents of the file. A file that is not XML has no findings.
  ///   - path: the path of the file in findings.
  public init(_ bytes: ContiguousArray<UInt8>, path: String) {
    (self.path, positions) = (path, TextPositions(bytes))
    guard let root = try? ElementTree.root(of: bytes) else { return }
    isOfWatch = root["targetRuntime"] == "watchKit"
    var open = [root]
    while let element = open.popLast() {
      check(element)
      open += element.children.reversed()
    }
  }

  private mutating func check(_ element: TreeElement) {
    let sides = ["left", "right", "leftMargin", "rightMargin"]
    if element.name == "constraint", let own = element["firstAttribute"], sides.contains(own),
      sides.contains(element["secondAttribute"] ?? own)
    {
      add(Self.direction, element, "a constraint on the \(own) side does not mirror", "use leading or trailing")
    }
    if let side = element["textAlignment"] ?? element["alignment"], side == "left" || side == "right",
      alignsText(element)
    {
      add(Self.direction, element, "the text is always aligned to the \(side)", "use natural alignment")
    }
    if let forced = element["semanticContentAttribute"], forced.hasPrefix("force") {
      add(Self.direction, element, "the layout direction is forced", "let the language determine the direction")
    }
    if element["catalog"] == "system", let name = element["image"] ?? element["name"],
      let variant = UnmirroredSymbol.variant(of: name)
    {
      add(
        Self.symbol, element, "the symbol \(TerminalSafeText.quoted(name)) does not mirror",
        "use \(TerminalSafeText.quoted(variant))")
    }
    checkSize(of: element)
  }

  /// Returns whether a developer chose the alignment of an element's text. For images, sliders, pop-up buttons, check
  /// boxes, and the cells and headers of tables, Interface Builder writes an alignment of its own. watchOS mirrors its
  /// layouts.
  private func alignsText(_ element: TreeElement) -> Bool {
    !isOfWatch && element["key"] != "dataCell" && !["check", "radio"].contains(element["type"])
      && !["imageCell", "popUpButtonCell", "sliderCell", "table", "tableHeaderCell", "group"].contains(element.name)
  }

  /// Finds constraints with a constant size in a view with a text.
  private mutating func checkSize(of element: TreeElement) {
    guard ["label", "button"].contains(element.name), let text = longestText(of: element) else { return }
    for constraint in element.child("constraints")?.children ?? [] {
      guard let side = constraint["firstAttribute"], let constant = constraint["constant"].flatMap(Double.init),
        constraint["relation"] == nil, constraint["secondItem"] == nil
      else { continue }
      let wraps = element["numberOfLines"].map { $0 != "1" } ?? false
      let isTight =
        side == "width" && FixedTextSize.isTight(text, width: constant, wraps: wraps)
        || side == "height" && wraps && FixedTextSize.hasSeveralLines(text)
      guard isTight else { continue }
      add(
        Self.size, constraint, "a \(element.name) with text has a fixed \(side)",
        "use a greater-than-or-equal constraint")
    }
  }

  private func longestText(of element: TreeElement) -> String? {
    let texts = [element["text"], element["title"]] + element.children.map { $0["title"] }
    // "Button" is the title that Interface Builder gives to new buttons, also to those with an image.
    return texts.compactMap(\.self).filter { $0.contains(where: \.isLetter) && $0 != "Button" }.max {
      $0.count < $1.count
    }
  }

  private mutating func add(
    _ rule: RuleDescription, _ element: TreeElement, _ message: String, _ suggestion: String
  ) {
    let place = positions.position(line: element.line, byteColumn: element.column)
    var finding = Diagnostic(
      rule, message, file: path, range: TextRange(place), help: suggestion,
      content: "\(element["id"] ?? element.name) \(message)")
    (finding.cause, finding.label) = (message, element["id"] ?? element.name)
    findings.append(finding)
  }
}
