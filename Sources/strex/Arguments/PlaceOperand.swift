/// A position on the command line, `FILE:LINE` or `FILE:LINE:COLUMN`. The file name may contain colons.
struct PlaceOperand: Equatable {
  let file: String
  let line: Int
  let column: Int?

  init?(_ operand: String) {
    guard let last = PlaceOperand.split(operand) else { return nil }
    if let first = PlaceOperand.split(last.file) {
      (file, line, column) = (first.file, first.number, last.number)
    } else {
      (file, line, column) = (last.file, last.number, nil)
    }
  }

  /// Returns the text before the last colon, and the positive number after it.
  private static func split(_ text: String) -> (file: String, number: Int)? {
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex else { return nil }
    guard let number = Int(text[text.index(after: colon)...]), number > 0 else { return nil }
    return (String(text[..<colon]), number)
  }
}
