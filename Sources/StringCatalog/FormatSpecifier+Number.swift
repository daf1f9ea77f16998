extension FormatSpecifier {
  /// Whether it takes a number, so that the text can have plural forms.
  package var isNumber: Bool {
    guard kind == .value, let letter = conversion.last else { return false }
    return "dDiuUxXoOfFeEgGaA".contains(letter)
  }
}
