/// Wraps text to a width.
package enum WrappedText {
  /// Returns the lines of a text. None is wider than `width`, unless it is a single word.
  package static func lines(_ sentence: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
