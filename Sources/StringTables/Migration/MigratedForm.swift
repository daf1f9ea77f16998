import StringCatalog
import StructuredText

/// The contents of a catalog for a table's text, as Xcode writes them.
struct MigratedForm {
  let json: JSONValue

  /// - Parameter isNew: whether the text is untranslated.
  init(_ form: StringsDictForm?, isNew: Bool = false) throws(MigrationObstacle) {
    guard let form else { throw MigrationObstacle(reason: "a catalog cannot represent its value") }
    json = .object(try MigratedMembers(state: isNew ? .new : .translated).members(form))
  }

  /// Returns a string that does not vary.
  /// - Parameter isNew: whether the text is untranslated.
  static func unit(_ text: String, isNew: Bool = false) -> JSONValue {
    .object(MigratedMembers(state: isNew ? .new : .translated).unit(text))
  }

  /// Returns whether a localization has the same strings as a value, ignoring their states.
  static func hasTexts(_ node: JSONNode, of value: JSONValue) -> Bool {
    switch value {
    case .object(let members):
      let wanted = members.filter { !isState($0) }
      let found = node.members.filter { $0.name != stateName || $0.value.kind != .string }
      return node.kind == .object && wanted.count == found.count
        && wanted.allSatisfy { member in node[member.name].map { hasTexts($0, of: member.value) } ?? false }
    case .array(let elements):
      return node.kind == .array && elements.count == node.elements.count
        && zip(node.elements, elements).allSatisfy(hasTexts)
    case .string(let text): return node.string.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .integer(let number): return node.int == number
    case .bool(let flag): return node.bool == flag
    }
  }

  private static let stateName = "state"

  private static func isState(_ member: JSONValue.Member) -> Bool {
    if case .string = member.value { member.name == stateName } else { false }
  }

  /// Returns whether a value is a string unit with a text.
  static func isUnit(_ value: JSONValue, _ text: String) -> Bool {
    guard case .object(let members) = value, members.count == 1, case .object(let unit) = members[0].value else {
      return false
    }
    return members[0].name == "stringUnit" && unit.last?.value == .string(text)
  }
}

extension CatalogEntry {
  /// Sets the strings of a language from an entry of a `.stringsdict`.
  package mutating func set(_ form: StringsDictForm, language: String) throws {
    try set(MigratedForm(form).json, at: ["localizations", language])
  }
}

/// The members of a form's object.
private struct MigratedMembers {
  /// The state of all strings.
  let state: StringUnit.State

  func unit(_ text: String) -> [JSONValue.Member] {
    let unit = JSONValue.object([.init("state", .string(state.rawValue)), .init("value", .string(text))])
    return [.init("stringUnit", unit)]
  }

  func members(_ form: StringsDictForm) throws(MigrationObstacle) -> [JSONValue.Member] {
    switch form {
    case .text(let text): return unit(text)
    case .format(let format, let variables): return try members(format, variables)
    case .device(let cases): return [.init("variations", try variations("device", cases, shape: { $0 }))]
    case .width: throw MigrationObstacle(reason: "catalogs do not support several widths")
    }
  }

  private func members(
    _ format: String, _ variables: [StringsDictVariable]
  ) throws(MigrationObstacle) -> [JSONValue.Member] {
    if let variable = variables.first, variables.count == 1, isPlainPlural(format, variable) {
      return [.init("variations", try variations("plural", variable.cases, shape: { $0 }))]
    }
    let shape = FormatShape(format, variables.map(\.name))
    guard !variables.isEmpty else { return unit(shape.format) }
    var substitutions: [JSONValue.Member] = []
    for variable in variables.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      substitutions.append(.init(variable.name, try substitution(variable, shape)))
    }
    return unit(shape.format) + [.init("substitutions", .object(substitutions))]
  }

  /// Returns whether the text varies only by the number: the variable is the whole text, and its strings contain the
  /// number with its type.
  private func isPlainPlural(_ format: String, _ variable: StringsDictVariable) -> Bool {
    guard format == "%#@\(variable.name)@", let type = variable.valueType else { return false }
    return variable.cases.contains { $0.form.text?.contains("%" + type) == true }
  }

  private func substitution(
    _ variable: StringsDictVariable, _ shape: FormatShape
  ) throws(MigrationObstacle) -> JSONValue {
    guard variable.cases.allSatisfy({ $0.form.text != nil }) else {
      throw MigrationObstacle(reason: "one of its variables varies by more than its number")
    }
    let position = shape.positions[variable.name]
    let takesArgument = shape.isUnpositioned && shape.positions.isEmpty && shape.count > 1
    let specifier = "%" + (variable.valueType ?? "")
    let cases = try variations("plural", variable.cases) { text in
      takesArgument && variable.valueType != nil ? text.replacing(specifier, with: "%arg") : text
    }
    var members: [JSONValue.Member] = []
    if let position { members.append(.init("argNum", .integer(position))) }
    if let type = variable.valueType { members.append(.init("formatSpecifier", .string(type))) }
    return .object(members + [.init("variations", cases)])
  }

  /// - Parameter shape: converts a string of the table to a string of the catalog.
  private func variations(
    _ kind: String, _ cases: [StringsDictCase], shape: (String) -> String
  ) throws(MigrationObstacle) -> JSONValue {
    var made: [String: JSONValue] = [:]
    for item in cases {
      let form = item.form.text.map { StringsDictForm.text(shape($0)) } ?? item.form
      made[item.name] = .object(try members(form))
    }
    let sorted = made.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([.init(kind, .object(sorted.map { .init($0.key, $0.value) }))])
  }
}

/// A format of a `.stringsdict` as a catalog has it, with the positions stored in the variables.
struct FormatShape {
  /// The format with `%#@name@` for `%1$#@name@`.
  let format: String
  /// The positions by the names of variables.
  let positions: [String: Int]
  /// The number of variables in the format.
  let count: Int
  /// Whether none of them has a position.
  let isUnpositioned: Bool

  /// - Parameter names: the names of the defined variables.
  init(_ format: String, _ names: [String]) {
    let found = FormatSpecifier.scan(format).filter { $0.kind == .substitution }
    count = found.count
    isUnpositioned = found.allSatisfy { $0.position == nil }
    positions = Dictionary(
      found.compactMap { specifier in specifier.position.map { (specifier.conversion, $0) } },
      uniquingKeysWith: { first, _ in first })
    // If the format contains one undefined name, and one variable is unused, Xcode treats them as the same.
    let undefined = found.map(\.conversion).filter { !names.contains($0) }
    let unused = names.filter { name in !found.contains { $0.conversion == name } }
    let renamed = undefined.count == 1 && unused.count == 1 ? [undefined[0]: unused[0]] : [:]
    self.format = FormatString(format).replacing { _, specifier in
      guard specifier.kind == .substitution else { return nil }
      return "%#@\(renamed[specifier.conversion] ?? specifier.conversion)@"
    }
  }
}
