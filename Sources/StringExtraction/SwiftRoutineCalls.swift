import SwiftLexing
import TextBasics

/// Finds the calls of named routines in a Swift source, regardless of types.
struct SwiftRoutineCalls {
  private let source: SourceText
  private let names: Set<String>
  private let tokens: ContiguousArray<Token>
  /// The positions of closing brackets by the positions of the opening ones.
  private let closings: [Int: Int]

  /// - Parameter comment: the part of a comment to scan, or `nil` for the whole source.
  init(_ source: SourceText, _ names: Set<String>, in comment: Range<Int>? = nil) {
    self.source = source
    self.names = names
    tokens = comment.map { Self.tokens(source, in: $0) } ?? Lexer.tokenize(source)
    closings = Bracket.closings(tokens.lazy.map(\.kind.bracket))
  }

  /// Returns the tokens of a comment, in which unclosed quotes are prose.
  private static func tokens(_ source: SourceText, in comment: Range<Int>) -> ContiguousArray<Token> {
    let tokens = Lexer.tokenize(source, in: comment)
    guard let last = tokens.dropLast().last, last.kind == .string, last.flags.contains(.multiline),
      last.flags.contains(.unterminated)
    else { return tokens }
    return tokens.dropLast(2) + Lexer.tokenize(source, in: Int(last.start) + 3..<comment.upperBound)
  }

  func strings(_ lines: LineTable) -> [ExtractedString] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .leftParen else { return nil }
      if index > 0, tokens[index - 1].kind == .func { return nil }
      let name = source.text(tokens[index])
      guard names.contains(name) else { return nil }
      return call(name, from: index + 2)?.string(source, lines)
    }
  }

  /// Returns the code in comments that name any of some routines.
  func commented(naming names: [String]) -> CommentedCode {
    CommentedCode(source, outside: tokens.lazy.map(\.range), naming: names)
  }

  /// Reads a call's arguments: the key is first and has no label. Labels identify the others.
  private func call(_ name: String, from start: Int) -> RoutineCall? {
    guard let key = literal(from: start) else { return nil }
    var call = RoutineCall(routine: name)
    call.start = Int(tokens[key.first].start)
    call.texts[.key] = key.text
    var index = key.end
    while index + 2 < tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: index = closings[index] ?? tokens.count
      case .rightParen, .rightSquare, .rightBrace: return call
      case .identifier where tokens[index + 1].kind == .colon:
        guard let role = RoutineForm.role(label: source.text(tokens[index])) else { break }
        let text = literal(from: index + 2)?.text
        if role == .table, text == nil, tokens[index + 2].kind != .nil { return nil }
        call.texts[role] = text
      default: break
      }
      index += 1
    }
    return call
  }

  /// Returns a literal that is a whole argument, or several joined by `+`, in parentheses or not.
  ///
  /// - Returns: the text, the position of the first literal, and the position after the argument.
  private func literal(from start: Int) -> (text: String, first: Int, end: Int)? {
    var (text, first, depth, needsPart) = ("", Int?.none, 0, true)
    for index in tokens.indices[start...] {
      switch tokens[index].kind {
      case .string where needsPart:
        guard let part = StringLiteralDecoder.decode([tokens[index]], in: source)?.first else { return nil }
        text += part
        first = first ?? index
        needsPart = false
      case .leftParen where needsPart: depth += 1
      case .rightParen where !needsPart && depth > 0: depth -= 1
      case .comma where depth == 0, .rightParen where depth == 0: return first.map { (text, $0, index) }
      case _ where !needsPart && source.text(tokens[index]) == "+": needsPart = true
      default: return nil
      }
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
