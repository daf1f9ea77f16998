/// Parses types in the grammar's tables.
struct TypeParser {
  private let text: [Character]
  private var position = 0

  static func parse(_ text: some StringProtocol) -> TypeForm {
    var parser = TypeParser(text: Array(String(text)))
    let type = parser.type()
    precondition(parser.position == parser.text.count, "unreadable type in the grammar: \(text)")
    return type
  }

  private init(text: [Character]) { self.text = text }

  private var current: Character? { position < text.count ? text[position] : nil }

  private mutating func skipSpaces() {
    while current == " " { position += 1 }
  }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    guard current == character else { return false }
    position += 1
    return true
  }

  private mutating func type() -> TypeForm {
    var type = primary()
    while accept("?") { type = .named("Optional", [type]) }
    skipSpaces()
    guard position + 1 < text.count, text[position] == "-", text[position + 1] == ">" else { return type }
    position += 2
    let result = self.type()
    guard case .tuple(let fields) = type else { return .function([type], result) }
    return .function(fields.map(\.type), result)
  }

  private mutating func primary() -> TypeForm {
    if accept("[") { return collection() }
    if accept("(") { return tuple() }
    let name = word()
    if name == "any" || name == "some" { return .name(name + " " + type().description) }
    if name.count == 1, let letter = name.first, letter.isUppercase { return .variable(letter) }
    guard accept("<") else { return .name(name) }
    var arguments = [type()]
    while accept(",") { arguments.append(type()) }
    _ = accept(">")
    return .named(name, arguments)
  }

  private mutating func collection() -> TypeForm {
    let first = type()
    if accept(":") {
      let value = type()
      _ = accept("]")
      return .named("Dictionary", [first, value])
    }
    _ = accept("]")
    return .named("Array", [first])
  }

  /// `(A)` is just A, except as a function's parameter.
  private mutating func tuple() -> TypeForm {
    var fields: [TypeForm.TupleField] = []
    while !accept(")"), current != nil {
      fields.append(field())
      _ = accept(",")
    }
    skipSpaces()
    let isParameters = position + 1 < text.count && text[position] == "-" && text[position + 1] == ">"
    if fields.count == 1, fields[0].label == nil, !isParameters { return fields[0].type }
    return .tuple(fields)
  }

  private mutating func field() -> TypeForm.TupleField {
    let start = position
    skipSpaces()
    let label = word()
    if !label.isEmpty, accept(":") { return .init(label: label, type: type()) }
    position = start
    return .init(label: nil, type: type())
  }

  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while let character = current, character.isLetter || character.isNumber || "_.§#".contains(character) {
      position += 1
    }
    return String(text[start..<position])
  }
}
