import SwiftLexing
import TextBasics

/// Finds the calls of named routines in a Swift source, whatever their types.
struct SwiftRoutineCalls {
  private let source: SourceText
  private let names: Set<String>
  private let tokens: ContiguousArray<Token>
  /// The positions of closing brackets by those of the opening ones.
  private let closings: [Int: Int]

  init(_ source: SourceText, _ names: Set<String>) {
    self.source = source
    self.names = names
    tokens = Lexer.tokenize(source)
    closings = Bracket.closings(tokens.lazy.map(\.kind.bracket))
  }

  func strings() -> [ExtractedString] {
    let lines = LineTable(source)
    return tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .leftParen else { return nil }
      if index > 0, tokens[index - 1].kind == .func { return nil }
      let name = source.text(tokens[index])
      guard names.contains(name) else { return nil }
      return call(name, from: index + 2)?.string(source, lines)
    }
  }

  /// Reads a call's arguments: the key comes first and has no label; labels tell what the others are.
  private func call(_ name: String, from start: Int) -> RoutineCall? {
    guard start < tokens.count, let key = literal(from: start) else { return nil }
    var call = RoutineCall(routine: name)
    call.start = Int(tokens[start].start)
    call.texts[.key] = key
    var index = start + 1
    while index + 2 < tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: index = closings[index] ?? tokens.count
      case .rightParen, .rightSquare, .rightBrace: return call
      case .identifier where tokens[index + 1].kind == .colon:
        guard let role = RoutineForm.role(label: source.text(tokens[index])) else { break }
        let text = literal(from: index + 2)
        if role == .table, text == nil, tokens[index + 2].kind != .nil { return nil }
        call.texts[role] = text
      default: break
      }
      index += 1
    }
    return call
  }

  /// The text of a literal that is a whole argument, or of several that `+` joins.
  private func literal(from start: Int) -> String? {
    var (index, text) = (start, "")
    while index + 1 < tokens.count, tokens[index].kind == .string {
      guard let part = StringLiteralDecoder.decode([tokens[index]], in: source)?.first else { return nil }
      text += part
      if [.comma, .rightParen].contains(tokens[index + 1].kind) { return text }
      guard source.text(tokens[index + 1]) == "+" else { return nil }
      index += 2
    }
    return nil
  }
}

extension TokenKind {
  fileprivate var bracket: Bracket? {
    switch self {
    case .leftParen, .leftSquare, .leftBrace: .opens
    case .rightParen, .rightSquare, .rightBrace: .closes
    default: nil
    }
  }
}
