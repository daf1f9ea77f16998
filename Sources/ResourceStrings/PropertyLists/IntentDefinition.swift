import StructuredText
import TextBasics

extension InterfaceDocument {
  /// Reads the strings of an intent definition, `NAME.intentdefinition`: each value of a key `X` that has an id under
  /// `XID`. The id is the key for translators.
  /// - Throws: an error at the first place that is not an XML property list or that the XML guard rejects.
  public init(intents bytes: ContiguousArray<UInt8>) throws(ParseError) {
    var open = [try TreeElement.propertyList(bytes)]
    var strings: [InterfaceString] = []
    while let element = open.popLast() {
      let members = element.members
      var texts: [String: TreeElement] = [:]
      for (key, value) in members where value.name == "string" { texts[key] = value }
      for (key, value) in members where key.hasSuffix("ID") && value.name == "string" && Self.isID(value.text) {
        let name = String(key.dropLast(2))
        guard let text = texts[name], !text.text.isEmpty else { continue }
        strings.append(
          InterfaceString(
            key: value.text, value: text.text, comment: "", api: name, line: text.line, column: text.column,
            exclusion: nil))
      }
      open += element.children
    }
    self.strings = strings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Xcode's ids have six letters and digits.
  private static func isID(_ text: String) -> Bool {
    text.utf8.count == 6 && text.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit }
  }
}
