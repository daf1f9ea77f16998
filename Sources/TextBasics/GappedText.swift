/// A text with gaps in place of interpolations and format specifiers.
package struct GappedText: Sendable {
  /// The texts between the gaps. Empty if the text begins or ends with a gap.
  package let pieces: [[UInt8]]

  package init(_ pieces: [[UInt8]]) { self.pieces = pieces }

  /// The beginning of all texts that match.
  package var beginning: [UInt8] { pieces.first ?? [] }

  /// Returns whether a text contains all pieces in order, the first at its beginning and the last at its end.
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
