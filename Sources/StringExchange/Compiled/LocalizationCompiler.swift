import StringCatalog

/// Compiles the localization of a single key in one language.
///
/// A plain text stays a string. A plural becomes a format `%#@value@` with the rule `value`, and substitutions become a
/// format with one rule each. Strings by device or width become a dictionary.
struct LocalizationCompiler {
  private let key: String
  private let language: String
  /// Whether strings in state `new` are compiled, which is the case only for manual keys.
  private let keepsNew: Bool
  private(set) var problems: [CompilationProblem] = []
  private var referenced: Set<String> = []

  init(key: String, language: String, keepsNew: Bool) {
    self.key = key
    self.language = language
    self.keepsNew = keepsNew
  }

  /// - Returns: `nil` if no table gets a string.
  mutating func compile(_ localization: Localization) -> CompiledValue? {
    let own = localization.substitutions
    if own.isEmpty, localization.variations.isEmpty {
      guard let unit = localization.stringUnit, unit.state != .new || keepsNew else { return nil }
      note(unit.value, among: [])
      return .text(unit.value)
    }
    let value = compile(localization, [], depth: 0)
    if value == nil, !own.isEmpty { problems.append(.withoutText(language, key)) }
    for substitution in own where !referenced.contains(substitution.name) {
      problems.append(.unused(substitution.name, language, key))
    }
    return value
  }

  private mutating func compile(
    _ localization: Localization, _ inherited: [Substitution], depth: Int
  ) -> CompiledValue? {
    let own = localization.substitutions
    let substitutions = inherited + own
    if let unit = localization.stringUnit, !own.isEmpty || localization.variations.isEmpty {
      return compile(unit.value, substitutions, isFormat: !own.isEmpty)
    }
    for variation in localization.variations {
      if variation.kind == "plural" {
        if let plural = CompiledPlural(variation) { return compile(plural, substitutions) }
      } else if let rule = Self.rules[variation.kind] {
        if let value = compile(variation, rule, substitutions, depth) { return value }
      }
    }
    return nil
  }

  private static let rules = ["device": CompiledValue.Member.deviceRule, "width": "NSStringVariableWidthRuleType"]

  private mutating func compile(
    _ variation: Variation, _ rule: String, _ substitutions: [Substitution], _ depth: Int
  ) -> CompiledValue? {
    guard depth < 2 else {
      problems.append(.tooDeep(language, key))
      return nil
    }
    var members: [CompiledValue.Member] = []
    for (name, localization) in variation.cases {
      guard let value = compile(localization, substitutions, depth: depth + 1) else { continue }
      members.append(.init(name, value))
    }
    return members.isEmpty ? nil : .dictionary([.init(rule, .dictionary(members))])
  }

  /// Compiles a string, which becomes a format if it has substitutions.
  private mutating func compile(_ text: String, _ substitutions: [Substitution], isFormat: Bool) -> CompiledValue {
    let names = note(text, among: substitutions)
    guard isFormat || !names.isEmpty else { return .text(text) }
    let format = CompiledValue.Member("NSStringLocalizedFormatKey", positioned(text, substitutions))
    return .dictionary([format] + rules(of: substitutions))
  }

  private mutating func compile(_ plural: CompiledPlural, _ substitutions: [Substitution]) -> CompiledValue {
    for (_, text) in plural.cases { note(text, among: substitutions) }
    let number = plural.number ?? ("lld", 1)
    let format = number.position > 1 ? "%\(number.position)$#@value@" : "%#@value@"
    let rule = plural.rule(number.conversion) { text in
      let argument = Self.named(text, number.conversion, nil)
      return substitutions.isEmpty ? argument : positioned(argument, substitutions)
    }
    return .dictionary([.init("NSStringLocalizedFormatKey", format), .init("value", rule)] + rules(of: substitutions))
  }

  private mutating func rules(of substitutions: [Substitution]) -> [CompiledValue.Member] {
    substitutions.map { substitution in
      let conversion = substitution.formatSpecifier ?? "lld"
      let variation = substitution.variations.first { $0.kind == "plural" }
      guard let plural = variation.flatMap(CompiledPlural.init) else {
        return .init(substitution.name, .dictionary([]))
      }
      for (_, text) in plural.cases { note(text, among: substitutions) }
      let rule = plural.rule(conversion) { text in
        positioned(Self.named(text, conversion, substitution.argumentNumber), substitutions)
      }
      return .init(substitution.name, rule)
    }
  }

  /// Returns a string in which the substitution's own specifier replaces `%arg`.
  private static func named(_ text: String, _ conversion: String, _ number: Int?) -> String {
    guard text.utf8.contains(.percent) else { return text }
    return FormatString(text).replacing { _, specifier in
      guard specifier.kind == .argument else { return nil }
      return "%" + ((specifier.position ?? number).map { "\($0)$" } ?? "") + conversion
    }
  }

  /// Returns a string with argument numbers in all substitutions that have one.
  private func positioned(_ text: String, _ substitutions: [Substitution]) -> String {
    FormatString(text).replacing { _, specifier in
      guard specifier.kind == .substitution, specifier.position == nil else { return nil }
      let substitution = substitutions.first { $0.name == specifier.conversion }
      return (substitution?.argumentNumber).map { "%\($0)$#@\(specifier.conversion)@" }
    }
  }

  /// Records the substitutions in a string and reports undefined ones.
  /// - Returns: the names.
  @discardableResult
  private mutating func note(_ text: String, among substitutions: [Substitution]) -> [String] {
    guard text.utf8.contains(.pound) else { return [] }
    let names = SubstitutionText.references(in: text)
    for name in names where referenced.insert(name).inserted && !substitutions.contains(where: { $0.name == name }) {
      problems.append(.undefined(name, language, key))
    }
    return names
  }
}
