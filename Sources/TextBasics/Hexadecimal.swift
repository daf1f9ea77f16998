extension FixedWidthInteger {
  /// Returns the number in hexadecimal, with zeros at its beginning up to a number of digits.
  package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
    let text = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
