import TextBasics

/// Writes elements of XML 1.0, each on a separate line.
struct XMLLines {
  typealias Attribute = (name: String, value: String?)

  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  private var depth = 0

  /// Writes an empty element. An attribute whose value is `nil` is left out.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    begin(name, attributes)
    text += "/>"
  }

  /// Writes an element with its contents.
  mutating func element(_ name: String, _ attributes: [Attribute], _ content: (inout Self) -> Void) {
    begin(name, attributes)
    text += ">"
    depth += 1
    content(&self)
    depth -= 1
    breakLine()
    text += "</\(name)>"
  }

  /// Writes an element that contains text.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text content: String) {
    begin(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>"
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    breakLine()
    text += "<" + name
    for case (let name, let value?) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
  }

  private mutating func breakLine() { text += "\n" + String(repeating: "  ", count: depth) }

  /// Escapes markup, and writes characters that XML does not allow as Swift escapes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalSafeText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
