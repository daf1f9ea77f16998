import TextBasics

/// Writes new values in a style.
struct JSONPrinter {
  let style: JSONStyle
  private(set) var bytes: [UInt8] = []

  init(style: JSONStyle) {
    self.style = style
  }

  /// - Parameter indentation: of the line where the value begins; `nil` keeps the value on that line.
  static func print(_ value: JSONValue, style: JSONStyle, indentation: [UInt8]?) -> [UInt8] {
    var printer = JSONPrinter(style: style)
    printer.write(value, indentation: style.isOnOneLine ? nil : indentation)
    return printer.bytes
  }

  private mutating func write(_ value: JSONValue, indentation: [UInt8]?) {
    switch value {
    case .string(let text): bytes += JSONText.encode(text, style: style)
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .object(let members):
      write(members, brackets: (.leftBrace, .rightBrace), indentation: indentation) { printer, member, inner in
        printer.bytes += JSONText.encode(member.name, style: printer.style) + printer.style.colon
        printer.write(member.value, indentation: inner)
      }
    case .array(let elements):
      write(elements, brackets: (.leftSquare, .rightSquare), indentation: indentation) { printer, element, inner in
        printer.write(element, indentation: inner)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], brackets: (UInt8, UInt8), indentation: [UInt8]?,
    writeItem: (inout JSONPrinter, Item, [UInt8]?) -> Void
  ) {
    if items.isEmpty {
      bytes += style.empty(brackets, indentation: indentation)
      return
    }
    let inner = indentation.map { $0 + style.indentation }
    bytes.append(brackets.0)
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(.comma) }
      if let inner { bytes += style.newline + inner } else if index > 0 { bytes += style.inlineGap }
      writeItem(&self, item, inner)
    }
    if let indentation { bytes += style.newline + indentation }
    bytes.append(brackets.1)
  }
}

extension JSONStyle {
  /// An object or array without content, begun on a line of that indentation.
  func empty(_ brackets: (UInt8, UInt8) = (.leftBrace, .rightBrace), indentation: [UInt8]?) -> [UInt8] {
    guard spreadsEmptyObjects, !isOnOneLine, let indentation else { return [brackets.0, brackets.1] }
    return [brackets.0] + newline + newline + indentation + [brackets.1]
  }
}
