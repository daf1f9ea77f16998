import SwiftLexing
import TextBasics

/// Tokens in readable form: a line each, with position, kind, flags and text. The line of a literal's last piece ends
/// with the decoded texts of all pieces.
struct TokenListing {
  let source: SourceText
  let tokens: ContiguousArray<Token>

  init(_ source: SourceText) {
    self.source = source
    tokens = Lexer.tokenize(source)
  }

  var text: String {
    let lines = LineTable(source)
    var open: [[Token]] = []
    return tokens.map { token in
      let place = lines.location(at: token.range.lowerBound)
      var columns = ["\(place.line):\(place.column)", "\(token.kind)"] + flags(token)
      columns.append(source.text(token).debugDescription)
      if let literal = literal(endingWith: token, &open) {
        let decoded = StringLiteralDecoder.decode(literal, in: source)
        columns.append("= " + (decoded.map { $0.map(\.debugDescription).joined(separator: " ") } ?? "invalid"))
      }
      return columns.joined(separator: " ") + "\n"
    }.joined()
  }

  private func flags(_ token: Token) -> [String] {
    let names: [(TokenFlags, String)] = [
      (.newlineBefore, "newline"), (.spaceBefore, "space"), (.backticked, "backticked"),
      (.unterminated, "unterminated"),
      (.multiline, "multiline"), (.raw, "raw"),
    ]
    let space = token.flags.contains(.newlineBefore) ? token.flags.subtracting(.spaceBefore) : token.flags
    return names.filter { space.contains($0.0) }.map(\.1)
  }

  /// The pieces of the literal that `token` completes.
  private func literal(endingWith token: Token, _ open: inout [[Token]]) -> [Token]? {
    switch token.kind {
    case .string: return [token]
    case .stringHead:
      open.append([token])
      return nil
    case .stringMiddle:
      open[open.count - 1].append(token)
      return nil
    case .stringTail: return open.removeLast() + [token]
    default: return nil
    }
  }
}
