@testable import SwiftLexing

// The input is any bytes. Tokens are in bounds and in order, and the text of a literal can be written as a literal
// again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "input.swift", bytes: FuzzInput(start, count).bytes)
  if let problem = TokenInvariants.broken(by: source) { fatalError(problem) }
  for token in Lexer.tokenize(source) where token.kind == .string {
    guard let texts = StringLiteralDecoder.decode([token], in: source) else { continue }
    demand(texts.count == 1, "a literal without interpolations has \(texts.count) texts")
    let again = SourceText(path: "again.swift", text: literal(texts[0]))
    let tokens = Lexer.tokenize(again)
    demand(tokens.count == 2, "a written literal has \(tokens.count) tokens")
    demand(
      StringLiteralDecoder.decode([tokens[0]], in: again) == texts, "decoding the written literal gives another text")
  }
  return 0
}

/// Returns a text as a literal on one line.
private func literal(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case " "..."~": String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return "\"" + scalars.joined() + "\""
}
