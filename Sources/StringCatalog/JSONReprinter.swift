import TextBasics

/// Writes a value of a document in another style: only the space between its tokens changes.
struct JSONReprinter {
  private let style: JSONStyle
  private let document: JSONDocument
  private var indentation: [UInt8]?
  private var out: [UInt8] = []
  private var open: [Container] = []

  /// A container that is being written.
  private struct Container {
    var isObject: Bool
    /// The index of the first node behind it.
    var end: Int
    var isEmpty = true
    var wantsValue = false
  }

  private init(_ document: JSONDocument, style: JSONStyle, indentation: [UInt8]) {
    self.document = document
    self.style = style
    self.indentation = style.isOnOneLine ? nil : indentation
  }

  static func print(_ node: JSONNode, style: JSONStyle, indentation: [UInt8]) -> [UInt8] {
    var printer = JSONReprinter(node.document, style: style, indentation: indentation)
    let end = Int(node.document.nodes[node.index].next)
    for index in node.index..<end {
      printer.separate()
      printer.write(index)
      printer.close(before: index + 1)
    }
    return printer.out
  }

  private mutating func separate() {
    guard let last = open.indices.last else { return }
    if open[last].wantsValue {
      open[last].wantsValue = false
      out += style.colon
      return
    }
    if !open[last].isEmpty { out.append(.comma) }
    if let indentation { out += style.newline + indentation } else if !open[last].isEmpty { out += style.inlineGap }
    open[last].isEmpty = false
    open[last].wantsValue = open[last].isObject
  }

  private mutating func write(_ index: Int) {
    let node = document.nodes[index]
    guard node.kind == .object || node.kind == .array else {
      out += document.bytes[Int(node.start)..<Int(node.end)]
      return
    }
    let isObject = node.kind == .object
    if Int(node.next) == index + 1 {
      let brackets: (UInt8, UInt8) = isObject ? (.leftBrace, .rightBrace) : (.leftSquare, .rightSquare)
      out += style.empty(brackets, indentation: indentation)
      return
    }
    out.append(isObject ? .leftBrace : .leftSquare)
    open.append(Container(isObject: isObject, end: Int(node.next)))
    indentation? += style.indentation
  }

  private mutating func close(before index: Int) {
    while let container = open.last, container.end == index {
      open.removeLast()
      indentation?.removeLast(style.indentation.count)
      if let indentation { out += style.newline + indentation }
      out.append(container.isObject ? .rightBrace : .rightSquare)
    }
  }
}
