/// A text with gaps, as interpolations and format specifiers leave them.
package struct GappedText: Sendable {
  /// What stands between the gaps; empty where the text begins or ends with a gap.
  package let pieces: [[UInt8]]

  package init(_ pieces: [[UInt8]]) { self.pieces = pieces }

  /// What the texts begin with that it may become.
  package var beginning: [UInt8] { pieces.first ?? [] }

  /// Whether a text has all pieces in their order, the first at its beginning and the last at its end.
  package func matches(_ text: String) -> Bool {
    let end = pieces.last ?? []
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: beginning) else { return false }
    rest = rest.dropFirst(beginning.count)
    guard rest.count >= end.count, rest.suffix(end.count).elementsEqual(end) else { return false }
    rest = rest.dropLast(end.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
