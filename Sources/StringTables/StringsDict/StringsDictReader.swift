import StringCatalog
import TextBasics

/// Creates forms from the dictionaries of a `.stringsdict`, and records unexpected members.
struct StringsDictReader {
  private let document: PropertyListDocument
  var warnings: [StringsError] = []

  init(_ document: PropertyListDocument) { self.document = document }

  mutating func form(of value: PropertyListNode, named name: String) -> StringsDictForm? {
    if let text = value.string { return .text(text) }
    guard let members = value.members else {
      warn(value, "the value of \(TerminalSafeText.quoted(name)) is \(value.kind), not a string or a dictionary")
      return nil
    }
    for (rule, make) in [
      (StringsDictName.deviceRule, StringsDictForm.device), (StringsDictName.widthRule, StringsDictForm.width),
    ] {
      guard let member = members.last(where: { $0.key == rule }) else { continue }
      for stray in members where stray.key != rule { warnOfStray(stray, beside: rule) }
      return make(cases(of: member.value, named: rule))
    }
    return format(members, value, named: name)
  }

  private mutating func format(
    _ members: [PropertyListMember], _ value: PropertyListNode, named name: String
  ) -> StringsDictForm? {
    guard let format = members.last(where: { $0.key == StringsDictName.format })?.value.string else {
      warn(
        value, "\(TerminalSafeText.quoted(name)) has no string under \(TerminalSafeText.quoted(StringsDictName.format))"
      )
      return nil
    }
    var variables: [StringsDictVariable] = []
    for member in members where member.key != StringsDictName.format {
      if let variable = variable(member) { variables.append(variable) }
    }
    warnOfNames(in: format, variables, value, name)
    return .format(format, variables)
  }

  private mutating func variable(_ member: PropertyListMember) -> StringsDictVariable? {
    let name = TerminalSafeText.quoted(member.key)
    guard let members = member.value.members else {
      warn(member.value, "the variable \(name) is \(member.value.kind), not a dictionary")
      return nil
    }
    let rule = members.last { $0.key == StringsDictName.rule }?.value.string
    let valueType = members.last { $0.key == StringsDictName.valueType }?.value.string
    if rule != StringsDictName.pluralRule {
      warn(member.value, "the variable \(name) has no rule \(TerminalSafeText.quoted(StringsDictName.pluralRule))")
    }
    if valueType == nil {
      warn(
        member.value,
        "the variable \(name) has no \(TerminalSafeText.quoted(StringsDictName.valueType)), its number format")
    }
    let others = members.filter { $0.key != StringsDictName.rule && $0.key != StringsDictName.valueType }
    for category in others where !StringsDictName.categories.contains(category.key) {
      let word = TerminalSafeText.quoted(category.key)
      let hint = category.key == "none" ? "; use \"zero\"" : ""
      warn(category, "\(word) is not a plural category\(hint)")
    }
    if !others.contains(where: { $0.key == "other" }) { warn(member.value, "the variable \(name) has no \"other\"") }
    return StringsDictVariable(name: member.key, rule: rule, valueType: valueType, cases: cases(others))
  }

  private mutating func cases(of value: PropertyListNode, named rule: String) -> [StringsDictCase] {
    guard let members = value.members else {
      warn(value, "\(TerminalSafeText.quoted(rule)) is \(value.kind), not a dictionary")
      return []
    }
    for member in members where rule == StringsDictName.deviceRule && !StringsDictName.devices.contains(member.key) {
      warn(member, "\(TerminalSafeText.quoted(member.key)) is not a device")
    }
    return cases(members)
  }

  private mutating func cases(_ members: [PropertyListMember]) -> [StringsDictCase] {
    var cases: [StringsDictCase] = []
    for member in members {
      if let form = form(of: member.value, named: member.key) { cases.append(.init(name: member.key, form: form)) }
    }
    return cases
  }
}

// Warnings.
extension StringsDictReader {
  private mutating func warnOfStray(_ member: PropertyListMember, beside rule: String) {
    warn(
      member,
      "\(TerminalSafeText.quoted(member.key)) is ignored because the key also has \(TerminalSafeText.quoted(rule))")
  }

  /// Warns about undefined names in the format and about unused variables.
  private mutating func warnOfNames(
    in format: String, _ variables: [StringsDictVariable], _ value: PropertyListNode, _ key: String
  ) {
    let texts = [format] + variables.flatMap { $0.cases.compactMap(\.form.text) }
    let used = texts.flatMap(FormatSpecifier.scan).filter { $0.kind == .substitution }.map(\.conversion)
    for name in used where !variables.contains(where: { $0.name == name }) {
      warn(
        value,
        "the format of \(TerminalSafeText.quoted(key)) uses \(TerminalSafeText.quoted(name)), which is not defined")
    }
    for variable in variables where !used.contains(variable.name) {
      warn(
        value, "the variable \(TerminalSafeText.quoted(variable.name)) of \(TerminalSafeText.quoted(key)) is never used"
      )
    }
  }

  private mutating func warn(_ member: PropertyListMember, _ message: String) {
    warnings.append(document.problem(message, at: member.keyRange.lowerBound))
  }

  private mutating func warn(_ value: PropertyListNode, _ message: String) {
    warnings.append(document.problem(message, at: value.range.lowerBound))
  }
}

extension StringsDictForm {
  /// The text of a form that does not vary.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}
