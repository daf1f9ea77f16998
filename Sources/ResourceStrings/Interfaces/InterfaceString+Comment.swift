import StructuredText

extension InterfaceString {
  init(
    _ value: String, _ property: String, of object: ObjectReader.Object, _ type: InterfaceClass, at element: TreeElement
  ) {
    self.init(
      key: "\(object.id).\(property)", value: value,
      comment: Self.comment(value, property, of: object, type), api: "\(type.name).\(property)", line: element.line,
      column: element.column, exclusion: Self.exclusion(value, property, of: object))
  }

  private static func comment(
    _ value: String, _ property: String, of object: ObjectReader.Object, _ type: InterfaceClass
  ) -> String {
    // The names of list elements include the object.
    let name = property.hasSuffix("]") ? "\(object.id).\(property)" : property
    let parts =
      [("Class", type.name), (name, value), ("ObjectID", object.id)] + (object.note.map { [("Note", $0)] } ?? [])
    return parts.map { "\($0) = \"\(escaped($1))\";" }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The marks of BartyCrouch, https://github.com/FlineDev/BartyCrouch.
  private static let marks = ["#bc-ignore!", "#bartycrouch-ignore!", "#i!"]

  /// The titles that Interface Builder gives to new macOS objects.
  private static let defaultTitles: [String: Set<String>] = [
    "textFieldCell": ["Text Cell", "Table View Cell"], "box": ["Box"], "window": ["Window"],
    "menuItem": ["Item1", "Item2", "Item3"], "menu": ["OtherViews", "MainMenu"],
  ]

  private static func exclusion(_ value: String, _ property: String, of object: ObjectReader.Object) -> Exclusion? {
    for mark in marks where value.contains(mark) || object.note?.contains(mark) ?? false { return .marked(mark) }
    if property == "title", defaultTitles[object.element]?.contains(value) ?? false { return .defaultTitle }
    return nil
  }
}
