import SwiftLexing
import TextBasics

/// The text of a document where a literal is being typed, completed so that it parses after the cursor.
struct CompletableText {
  private(set) var bytes: ContiguousArray<UInt8>
  /// The offset where the literal begins.
  let start: Int
  /// The part of the literal that a completion replaces on the line of the cursor. It ends at the cursor or at the end
  /// of the content.
  let content: Range<Int>
  /// The source text of the literal on the preceding lines.
  let before: String
  /// The syntax of text in the literal.
  let spelling: LiteralSpelling
  /// The offset where the literal ends.
  private let end: Int

  /// - Returns: `nil` if the cursor is not in a literal, is in or after one of its interpolations, or more lines of the
  ///   literal follow.
  init?(_ text: DocumentText, at cursor: Int) {
    let tokens = Lexer.tokenize(SourceText(path: "", bytes: ContiguousArray(text.bytes[..<cursor])))
    guard let token = tokens.last(where: { $0.start < $0.end }), token.kind == .string,
      token.flags.contains(.unterminated), token.range.upperBound == cursor,
      !tokens.contains(where: { $0.kind == .stringTail && $0.start == $0.end && $0.end == cursor })
    else { return nil }
    let line = text.line(ofOffset: token.range.lowerBound).lowerBound
    let depth = tokens.reduce(0) { depth, token in
      guard Int(token.start) >= line else { return depth }
      return token.kind == .leftParen ? depth + 1 : token.kind == .rightParen ? max(0, depth - 1) : depth
    }
    let pounds = token.flags.contains(.raw) ? text.bytes[token.range].prefix { $0 == .pound }.count : 0
    if token.flags.contains(.multiline) {
      self.init(text, linesFrom: token.range.lowerBound, pounds, at: cursor, depth)
    } else {
      self.init(text, lineFrom: token.range.lowerBound, pounds, at: cursor, depth)
    }
  }

  /// Creates the text for a single-line literal.
  private init(_ text: DocumentText, lineFrom start: Int, _ pounds: Int, at cursor: Int, _ depth: Int) {
    let line = text.line(ofOffset: cursor)
    let delimiter = [.quote] + Array(repeating: UInt8.pound, count: pounds)
    (self.start, before, spelling) = (start, "", LiteralSpelling(pounds: pounds))
    if let close = Self.close(in: text.bytes[cursor..<line.upperBound], pounds) {
      (bytes, content, end) = (text.bytes, start + pounds + 1..<close, close + delimiter.count)
      return
    }
    let closing = Self.closing(delimiter, depth, before: text.bytes[cursor..<line.upperBound])
    var bytes = text.bytes
    bytes.replaceSubrange(cursor..<(closing.replacesRest ? line.upperBound : cursor), with: closing.bytes)
    (self.bytes, content, end) = (bytes, start + pounds + 1..<cursor, cursor + delimiter.count)
  }

  /// Creates the text for a multiline literal. The cursor is on its last line.
  private init?(_ text: DocumentText, linesFrom start: Int, _ pounds: Int, at cursor: Int, _ depth: Int) {
    let line = text.line(ofOffset: cursor)
    let delimiter = Array(repeating: .quote, count: 3) + Array(repeating: UInt8.pound, count: pounds)
    let first = text.line(text.place(of: start).line)
    let whole = Lexer.tokenize(SourceText(path: "", bytes: text.bytes)).first { Int($0.start) == start }
    guard let whole, whole.kind == .string, first.lowerBound <= line.lowerBound,
      text.line(ofOffset: start).upperBound == start + delimiter.count
    else { return nil }
    let isOpen = whole.flags.contains(.unterminated)
    let last = text.line(text.place(of: line.lowerBound).line)
    let blanks = text.bytes[isOpen ? line : last].prefix { $0.isBlank }
    guard text.bytes[line].starts(with: blanks), line.lowerBound + blanks.count <= cursor,
      isOpen || last.lowerBound + blanks.count + delimiter.count == whole.range.upperBound
    else { return nil }
    let content = line.lowerBound + blanks.count..<line.upperBound
    let indentation = String(decoding: blanks, as: UTF8.self)
    (self.start, self.content) = (start, content)
    spelling = LiteralSpelling(pounds: pounds, lineBreak: .init(ending: text.lineEnding, indentation: indentation))
    let lines = text.bytes[first.lowerBound..<content.lowerBound]
    before = String(decoding: lines.dropFirst(lines.starts(with: blanks) ? blanks.count : 0), as: UTF8.self)
    guard isOpen else {
      (bytes, end) = (text.bytes, whole.range.upperBound)
      return
    }
    let added = Array((text.lineEnding + indentation).utf8) + Self.closing(delimiter, depth, before: []).bytes
    var bytes = text.bytes
    bytes.insert(contentsOf: added, at: line.upperBound)
    (self.bytes, end) = (bytes, line.upperBound + text.lineEnding.utf8.count + blanks.count + delimiter.count)
  }

  /// The text with a `comment:` argument after the literal, because some calls require it, or `nil` if something other
  /// than a parenthesis follows.
  var withComment: CompletableText? {
    guard end < bytes.count, bytes[end] == .rightParen else { return nil }
    var text = self
    text.bytes.insert(contentsOf: ", comment: \"\"".utf8, at: end)
    return text
  }

  /// Returns the missing end of an unterminated literal, and whether that end replaces the rest of the line.
  private static func closing(
    _ delimiter: [UInt8], _ depth: Int, before rest: ContiguousArray<UInt8>.SubSequence
  ) -> (bytes: [UInt8], replacesRest: Bool) {
    let next = rest.first { !$0.isWhiteSpace }
    let goesOn = next.map { [.rightParen, .rightSquare, .rightBrace, .comma].contains($0) } ?? false
    return (delimiter + (goesOn ? [] : Array(repeating: .rightParen, count: depth)), !goesOn)
  }

  /// Returns the position of the closing quote of a single-line literal whose content continues. The result is `nil` if
  /// the literal is not terminated: then all quotes on the line belong to other literals.
  private static func close(in rest: ContiguousArray<UInt8>.SubSequence, _ pounds: Int) -> Int? {
    if pounds > 0 { return closeOfRaw(in: rest, pounds) }
    var (first, count, isEscaped) = (Int?.none, 0, false)
    for (offset, byte) in zip(rest.indices, rest) {
      if isEscaped, byte == .leftParen, first == nil { return nil }
      if byte == .quote, !isEscaped { (first, count) = (first ?? offset, count + 1) }
      isEscaped = byte == .backslash && !isEscaped
    }
    return count.isMultiple(of: 2) ? nil : first
  }

  private static func closeOfRaw(in rest: ContiguousArray<UInt8>.SubSequence, _ pounds: Int) -> Int? {
    let signs = repeatElement(UInt8.pound, count: pounds)
    for offset in rest.indices where rest[offset] == .quote {
      if rest[..<offset].suffix(pounds).elementsEqual(signs) { return nil }
      if rest[(offset + 1)...].starts(with: signs) { return offset }
    }
    return nil
  }
}
