import StringCatalog

extension CompiledValue.Member {
  /// The key with one text for all numbers and devices.
  var unvaried: CompiledValue.Member { .init(name, value.unvaried) }
}

extension CompiledValue {
  /// The text for `other`, with substitutions replaced by their strings.
  fileprivate var unvaried: String {
    guard case .dictionary(let members) = self else { return text }
    if let format = members.first(where: { $0.name == "NSStringLocalizedFormatKey" }) {
      return expanded(format.value.text, members, depth: 0)
    }
    return members.first?.value.caseText ?? ""
  }

  /// Nested substitutions are expanded up to a depth that real catalogs do not exceed.
  private func expanded(_ text: String, _ members: [Member], depth: Int) -> String {
    FormatString(text).replacing { _, specifier in
      guard specifier.kind == .substitution, depth < 4 else { return nil }
      let member = members.first { $0.name == specifier.conversion }
      return member.map { expanded($0.value.caseText, members, depth: depth + 1) }
    }
  }

  /// The case `other` of a rule, otherwise the last case.
  private var caseText: String {
    guard case .dictionary(let members) = self else { return text }
    let cases = members.filter { !$0.name.hasPrefix("NSString") }
    return (cases.first { $0.name == "other" } ?? cases.last)?.value.unvaried ?? ""
  }

  private var text: String {
    switch self {
    case .text(let text): text
    case .dictionary: ""
    }
  }
}
