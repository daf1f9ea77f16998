import TextBasics

/// The property list value of a form.
indirect enum StringsDictValue: Equatable {
  case text(UTF8Key)
  case members([Member])

  struct Member: Equatable {
    let name: String
    let value: StringsDictValue

    init(_ name: String, _ value: StringsDictValue) { (self.name, self.value) = (name, value) }
  }

  init(_ form: StringsDictForm) {
    switch form {
    case .text(let text): self = .text(UTF8Key(text))
    case .format(let format, let variables):
      self = .members(
        [Member(StringsDictName.format, .text(UTF8Key(format)))] + variables.map { Member($0.name, Self($0)) })
    case .device(let cases): self = .members([Member(StringsDictName.deviceRule, Self(cases))])
    case .width(let cases): self = .members([Member(StringsDictName.widthRule, Self(cases))])
    }
  }

  private init(_ variable: StringsDictVariable) {
    let facts = [(StringsDictName.rule, variable.rule), (StringsDictName.valueType, variable.valueType)]
    let named = facts.compactMap { name, text in text.map { Member(name, .text(UTF8Key($0))) } }
    self = .members(named + variable.cases.map { Member($0.name, Self($0.form)) })
  }

  private init(_ cases: [StringsDictCase]) { self = .members(cases.map { Member($0.name, Self($0.form)) }) }
}
