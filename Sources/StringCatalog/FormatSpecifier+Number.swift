extension FormatSpecifier {
  /// Whether it takes a number, whose plural a text can have.
  package var isNumber: Bool {
    guard kind == .value, let letter = conversion.last else { return false }
    return "dDiuUxXoOfFeEgGaA".contains(letter)
  }
}
