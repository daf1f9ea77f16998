/// A pattern for keys: `*` matches any text, `?` one character, and `\` makes the next character literal.
public struct KeyGlob: Sendable, Equatable {
  private enum Piece: Equatable {
    case character(Character)
    case anyCharacter
    case anyText
  }

  private let pieces: [Piece]

  public init(_ pattern: String) {
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
    // The last `*`, and the position from which it is tried next.
    var retry: (piece: Int, position: Int)?
    while position < text.count || piece < pieces.count {
      if piece < pieces.count {
        switch pieces[piece] {
        case .anyText:
          retry = (piece, position + 1)
          piece += 1
          continue
        case .character(let character) where position < text.count && text[position] == character:
          (piece, position) = (piece + 1, position + 1)
          continue
        case .anyCharacter where position < text.count:
          (piece, position) = (piece + 1, position + 1)
          continue
        case .character, .anyCharacter: break
        }
      }
      guard let last = retry, last.position <= text.count else { return false }
      (piece, position) = (last.piece + 1, last.position)
      retry = (last.piece, last.position + 1)
    }
    return true
  }
}
