import TextBasics

/// The formatting style of a table's entries, which new entries follow.
struct TableSpelling {
  private let text: TableText
  let isXML: Bool
  /// The line break.
  let newline: String
  /// The text between key and value.
  let separator: String
  /// The white space before a key on its line.
  let indentation: String
  /// Whether empty lines separate the entries.
  let hasGaps: Bool
  private let hasLineComments: Bool

  init(_ document: PropertyListDocument, _ text: TableText, _ places: [EntryPlace]) {
    let isXML = document.format == .xml
    let newline = Self.newline(of: text.text)
    (self.text, self.isXML, self.newline) = (text, isXML, newline)
    let bytes = text.text
    let model = places.last { !$0.isShort && $0.keyRange.upperBound <= $0.valueRange.lowerBound }
    let gap = model.map { text.string($0.keyRange.upperBound..<$0.valueRange.lowerBound) }
    let usual = isXML ? newline + "\t" : " = "
    separator = gap.flatMap { Self.isPlain($0, isXML) ? $0 : nil } ?? usual
    indentation = places.last.map { Self.indentation(of: $0.keyRange.lowerBound, text) } ?? (isXML ? "\t" : "")
    let all = Array(zip(places, places.dropFirst()))
    // Sections are always separated by an empty line.
    let inSections = all.filter { $0.section == $1.section }
    let pairs = inSections.isEmpty ? all : inSections
    let gaps = pairs.count { entry, next in
      let start = next.commentRange?.lowerBound ?? next.keyRange.lowerBound
      return start > entry.range.upperBound && bytes[entry.range.upperBound..<start].breaksTwice
    }
    hasGaps = gaps * 2 > pairs.count
    hasLineComments = document.comments.count(where: \.isLine) * 2 > document.comments.count
  }

  /// Returns whether the text between a key and its value contains no comment and, in the old style, no line break.
  private static func isPlain(_ gap: String, _ isXML: Bool) -> Bool {
    isXML ? gap.utf8.allSatisfy(\.isWhiteSpace) : gap.utf8.allSatisfy { $0.isBlank || $0 == .equal }
  }

  private static func newline(of bytes: ContiguousArray<UInt8>) -> String {
    guard let first = bytes.firstIndex(where: \.isLineBreak) else { return "\n" }
    if bytes[first] == .lineFeed { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == .lineFeed ? "\r\n" : "\r"
  }

  static func indentation(of offset: Int, _ text: TableText) -> String {
    let start = offset - text.lines.place(of: offset).column + 1
    let blank = text.text[start..<offset].prefix(while: \.isBlank)
    return text.string(start..<start + blank.count)
  }

  /// Returns the lines of an entry, without a final line break.
  /// - Parameter value: the value before escaping.
  func lines(_ key: String, _ value: String, comment: String?) -> String {
    let comment = comment.map { indentation + self.comment($0) + newline } ?? ""
    return comment + indentation + self.key(key) + separator + value + (isXML ? "" : ";")
  }

  /// Returns a key with its quotes or tags.
  func key(_ key: String) -> String { isXML ? "<key>\(escaped(key))</key>" : quoted(key) }

  /// Returns a string with its quotes or tags.
  func value(_ value: String) -> String { isXML ? "<string>\(escaped(value))</string>" : quoted(value) }

  /// Returns a comment with its delimiters and the line breaks of the file.
  func comment(_ comment: String) -> String {
    let comment = newline == "\n" ? comment : comment.replacing("\n", with: newline)
    if isXML { return "<!-- \(escaped(comment).replacing("--", with: "- -")) -->" }
    let isOneLine = !comment.utf8.contains(where: \.isLineBreak)
    if hasLineComments, isOneLine { return "// \(comment)" }
    return "/* \(comment.replacing("*/", with: "* /")) */"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where self.text.canWrite(scalar): result.unicodeScalars.append(scalar)
      default: result += "&#\(scalar.value);"
      }
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value >= 0x20 && self.text.canWrite(scalar): result.unicodeScalars.append(scalar)
      default: result += String(scalar).utf16.map(Self.unitEscape).joined()
      }
    }
    return result + "\""
  }

  private static func unitEscape(_ unit: UInt16) -> String { "\\U" + unit.hexadecimal(digits: 4) }
}
