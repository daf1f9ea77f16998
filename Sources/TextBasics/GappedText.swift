/// A text with gaps in place of interpolations and format specifiers.
package struct GappedText: Sendable {
  /// The texts between the gaps. Empty if the text begins or ends with a gap.
  package let pieces: [[UInt8]]

  package init(_ pieces: [[UInt8]]) { self.pieces = pieces }

  /// The beginning of all texts that match.
  package var beginning: [UInt8] { pieces.first ?? [] }

  /// Returns whether a text contains all pieces in order, the first at its beginning and the last at its end. A single
  /// piece is the whole text.
  package func matches(_ text: String) -> Bool {
    if pieces.count == 1 { return text.utf8.elementsEqual(pieces[0]) }
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

/// Finds which of many gapped texts match a text, in time that depends on the text and not on their number.
package struct GappedTextSet: Sendable {
  private let texts: [GappedText]
  /// The positions of the texts by the digest of their beginning.
  private var beginnings: [UInt64: [Int]] = [:]
  /// The positions of the texts that begin with a gap, by the digest of their end, read backward.
  private var ends: [UInt64: [Int]] = [:]
  /// The positions of the texts that begin and end with a gap.
  private var open: [Int] = []

  package init(_ texts: [GappedText] = []) {
    self.texts = texts
    for (position, text) in texts.enumerated() {
      if !text.beginning.isEmpty {
        beginnings[Self.digest(text.beginning), default: []].append(position)
      } else if let end = text.pieces.last, !end.isEmpty {
        ends[Self.digest(end.reversed()), default: []].append(position)
      } else {
        open.append(position)
      }
    }
  }

  /// Returns the positions of the texts that match.
  package func matches(_ text: String) -> [Int] {
    let found = Self.found(text.utf8, beginnings) + Self.found(text.utf8.reversed(), ends) + open
    return found.filter { texts[$0].matches(text) }.sorted()
  }

  private static func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var digest = FNV1a()
    digest.add(bytes)
    return digest.value
  }

  /// Returns the positions for each beginning of some bytes.
  private static func found(_ bytes: some Sequence<UInt8>, _ positions: [UInt64: [Int]]) -> [Int] {
    if positions.isEmpty { return [] }
    var (digest, found) = (FNV1a(), [Int]())
    for byte in bytes {
      digest.add(byte)
      found += positions[digest.value] ?? []
    }
    return found
  }
}
