import StringCatalog

/// The strings of a plural, by category.
struct CompiledPlural {
  let cases: [(category: String, text: String)]

  /// - Returns: `nil` if no category has a string of its own.
  init?(_ variation: Variation) {
    cases = variation.cases.compactMap { name, localization in
      localization.stringUnit.map { (name, $0.value) }
    }
    if cases.isEmpty { return nil }
  }

  /// The number that selects the category: the first one in the text for `other`, otherwise in any text.
  var number: (conversion: String, position: Int)? {
    let ordered = cases.filter { $0.category == "other" } + cases.filter { $0.category != "other" }
    for text in ordered.map(\.text) {
      var next = 1
      for specifier in FormatSpecifier.scan(text) {
        if specifier.isNumber { return (specifier.conversion, specifier.position ?? next) }
        if specifier.position == nil, specifier.kind != .argument { next += 1 }
      }
    }
    return nil
  }

  /// Returns the rule of a variable.
  /// - Parameters:
  ///   - conversion: the conversion of the number, `lld`.
  ///   - rewritten: converts a category's text to the form of the table.
  func rule(_ conversion: String, rewritten: (String) -> String) -> CompiledValue {
    .dictionary(
      [
        .init("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
        .init("NSStringFormatValueTypeKey", conversion),
      ] + cases.map { .init($0.category, rewritten($0.text)) })
  }
}
