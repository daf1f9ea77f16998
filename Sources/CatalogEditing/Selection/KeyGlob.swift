/// A pattern for keys: `*` matches any text, `?` one character, and `\` makes the next character literal.
public struct KeyGlob: Sendable, Equatable {
  private enum Piece: Equatable {
    case character(Character)
    case anyCharacter
    case anyText

    func matches(_ character: Character) -> Bool { self == .anyCharacter || self == .character(character) }
  }

  /// The pattern as it was written.
  public let text: String
  private let pieces: [Piece]

  public init(_ pattern: String) {
    text = pattern
    var pieces: [Piece] = []
    var isLiteral = false
    for character in pattern {
      switch (character, isLiteral) {
      case ("\\", false):
        isLiteral = true
        continue
      case ("*", false): if pieces.last != .anyText { pieces.append(.anyText) }
      case ("?", false): pieces.append(.anyCharacter)
      default: pieces.append(.character(character))
      }
      isLiteral = false
    }
    self.pieces = isLiteral ? pieces + [.character("\\")] : pieces
  }

  public func matches(_ key: String) -> Bool {
    let text = Array(key)
    var (piece, position) = (0, 0)
    // The last `*`, and the position where the text after its match begins.
    var star: (piece: Int, position: Int)?
    while position < text.count {
      if piece < pieces.count, pieces[piece] == .anyText {
        star = (piece, position)
        piece += 1
      } else if piece < pieces.count, pieces[piece].matches(text[position]) {
        (piece, position) = (piece + 1, position + 1)
      } else if let last = star {
        star = (last.piece, last.position + 1)
        (piece, position) = (last.piece + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anyText }
  }
}
