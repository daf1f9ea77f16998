import TextBasics

/// How a `.stringsdict` spells what a key has: indented as what is there.
struct StringsDictSpelling {
  private let spelling: TableSpelling
  /// What a line has more before it than one that is less deep.
  private let step: String

  init(_ spelling: TableSpelling, _ document: PropertyListDocument, _ text: TableText) {
    self.spelling = spelling
    let steps = document.members.lazy.compactMap { Self.step(of: $0, text) }
    step = steps.first ?? (spelling.isXML ? "\t" : "  ")
  }

  /// How much deeper the members of a dictionary stand than its key; `nil` where that is not to be seen.
  private static func step(of member: PropertyListMember, _ text: TableText) -> String? {
    guard let inner = member.value.members?.first else { return nil }
    let outside = TableSpelling.indentation(of: member.keyRange.lowerBound, text)
    let inside = TableSpelling.indentation(of: inner.keyRange.lowerBound, text)
    return inside.hasPrefix(outside) && inside != outside ? String(inside.dropFirst(outside.count)) : nil
  }

  /// The lines of a form that stands beside or below a key, without a line break at their end.
  func value(_ form: StringsDictForm) -> String { value(StringsDictValue(form), below: spelling.indentation) }

  private func value(_ value: StringsDictValue, below outside: String) -> String {
    switch value {
    case .text(let text): return spelling.value(text)
    case .members(let members):
      let lines = members.map { member($0.name, $0.value, below: outside + step) }
      let (open, close) = spelling.isXML ? ("<dict>", "</dict>") : ("{", "}")
      return ([open] + lines + [outside + close]).joined(separator: spelling.newline)
    }
  }

  private func member(_ name: String, _ value: StringsDictValue, below indentation: String) -> String {
    let (separator, end) = spelling.isXML ? (spelling.newline + indentation, "") : (" = ", ";")
    return indentation + spelling.key(name) + separator + self.value(value, below: indentation) + end
  }
}

/// What a property list has for a form.
private indirect enum StringsDictValue {
  case text(String)
  case members([(name: String, value: StringsDictValue)])

  init(_ form: StringsDictForm) {
    switch form {
    case .text(let text): self = .text(text)
    case .format(let format, let variables):
      self = .members([(StringsDictName.format, .text(format))] + variables.map { ($0.name, Self($0)) })
    case .device(let cases): self = .members([(StringsDictName.deviceRule, Self(cases))])
    case .width(let cases): self = .members([(StringsDictName.widthRule, Self(cases))])
    }
  }

  private init(_ variable: StringsDictVariable) {
    let facts = [(StringsDictName.rule, variable.rule), (StringsDictName.valueType, variable.valueType)]
    let named = facts.compactMap { name, text in text.map { (name: name, value: Self.text($0)) } }
    self = .members(named + variable.cases.map { ($0.name, Self($0.form)) })
  }

  private init(_ cases: [StringsDictCase]) { self = .members(cases.map { ($0.name, Self($0.form)) }) }
}
