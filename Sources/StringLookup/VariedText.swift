import StringCatalog

/// A text that varies, as a `.stringsdict` has it.
struct VariedText {
  private let language: String
  /// The numbers among the arguments, by 0-based position, or `nil` for other arguments.
  private let numbers: [Double?]

  init(language: String, numbers: [Double?]) {
    self.language = language
    self.numbers = numbers
  }

  /// Returns a format in which all specifiers have positions, or `nil` for an entry without text.
  func format(of entry: Any) -> String? {
    if let text = entry as? String { return text }
    guard let entry = entry as? [String: Any] else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return (devices["other"] ?? devices["mac"] ?? devices.min { $0.key < $1.key }?.value).flatMap(format)
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }.flatMap { format(of: $0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    return expanded(format, entry, from: 1, depth: 0)
  }

  /// Returns a text with its substitutions replaced by their texts.
  /// - Parameter start: the position of the first argument that is taken by order.
  private func expanded(_ text: String, _ entry: [String: Any], from start: Int, depth: Int) -> String {
    let string = FormatString(text)
    let bytes = Array(text.utf8)
    var (result, end, next): ([UInt8], Int, Int) = ([], 0, start)
    for (specifier, spelling) in zip(string.specifiers, string.spellings) {
      result += bytes[end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      if specifier.kind == .substitution, depth < 8, let text = leaf(of: entry[specifier.conversion], position) {
        result += expanded(text, entry, from: position, depth: depth + 1).utf8
      } else {
        result += (specifier.position == nil ? "%\(position)$" + spelling.dropFirst() : spelling).utf8
      }
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Returns the text of a rule for an argument. As on Apple's systems, the text for `zero` is used for 0 in every
  /// language.
  private func leaf(of rule: Any?, _ position: Int) -> String? {
    guard let rule = rule as? [String: String] else { return nil }
    guard numbers.indices.contains(position - 1), let number = numbers[position - 1] else { return rule["other"] }
    if number == 0, let zero = rule["zero"] { return zero }
    return rule[PluralRule.category(of: number, in: language)] ?? rule["other"]
  }
}
