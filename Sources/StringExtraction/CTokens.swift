import SwiftLexing
import TextBasics

/// The words, literals and punctuation of C, Objective-C and C++, including those in bodies of macros. Comments and
/// other preprocessor lines are skipped.
struct CTokens {
  enum Kind: Equatable {
    case word
    /// `"…"` or `@"…"`, with its decoded text.
    case literal(String)
    /// One byte of punctuation.
    case mark(UInt8)
    case other
  }

  struct Element {
    let kind: Kind
    let range: Range<Int>
  }

  private let source: SourceText
  private let end: Int
  /// Whether apostrophes may be part of prose.
  private let isComment: Bool
  private var position: Int
  private var isAtLineStart = true

  /// - Parameter comment: the part of a comment to scan, or `nil` for the whole source.
  init(_ source: SourceText, in comment: Range<Int>? = nil) {
    self.source = source
    isComment = comment != nil
    position = comment?.lowerBound ?? 0
    end = comment?.upperBound ?? source.bytes.count
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? source.bytes[offset] : 0 }

  mutating func next() -> Element? {
    while position < end {
      let start = position
      let first = byte(start)
      switch first {
      case .lineFeed, .carriageReturn:
        position += 1
        isAtLineStart = true
      case .space, .tab, 0x0B, 0x0C: position += 1
      case .slash where byte(start + 1) == .slash: skipLine()
      case .slash where byte(start + 1) == .asterisk: skipBlockComment()
      case .pound where isAtLineStart: skipDirective()
      case .backslash where byte(start + 1) == .lineFeed: position += 2
      case .backslash where byte(start + 1) == .carriageReturn: position += byte(start + 2) == .lineFeed ? 3 : 2
      default:
        isAtLineStart = false
        return element(first, from: start)
      }
    }
    return nil
  }

  private mutating func element(_ first: UInt8, from start: Int) -> Element {
    if first == .quote || first == .at && byte(start + 1) == .quote {
      position += first == .at ? 2 : 1
      let text = literal(until: .quote)
      return Element(kind: .literal(text), range: start..<position)
    }
    if first == .apostrophe, !isComment || byte(start + (byte(start + 1) == .backslash ? 3 : 2)) == .apostrophe {
      position += 1
      _ = literal(until: .apostrophe)
      return Element(kind: .other, range: start..<position)
    }
    if first.isNamePart || first == .dollar { return Element(kind: .word, range: skipWord()) }
    position += 1
    return Element(kind: .mark(first), range: start..<position)
  }

  /// Skips the rest of the line, or everything before a macro's body.
  private mutating func skipDirective() {
    let start = position
    position += 1
    skipBlanks()
    guard source.text(skipWord()) == "define" else {
      position = start
      return skipLine()
    }
    skipBlanks()
    _ = skipWord()
    if byte(position) == .leftParen {
      while position < end, ![.lineFeed, .carriageReturn, .rightParen].contains(byte(position)) {
        position += 1
      }
    }
    isAtLineStart = false
  }

  private mutating func skipBlanks() {
    while byte(position) == .space || byte(position) == .tab { position += 1 }
  }

  private mutating func skipWord() -> Range<Int> {
    let start = position
    while position < end, byte(position).isNamePart || byte(position) == .dollar { position += 1 }
    return start..<position
  }

  /// Skips the rest of the line, including lines after escaped line breaks.
  private mutating func skipLine() {
    while position < end {
      let current = byte(position)
      if current == .lineFeed || current == .carriageReturn { return }
      position += current == .backslash ? 2 : 1
      if current == .backslash, byte(position - 1) == .carriageReturn, byte(position) == .lineFeed { position += 1 }
    }
    position = min(position, end)
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < end, !(byte(position) == .asterisk && byte(position + 1) == .slash) {
      position += 1
    }
    position = min(position + 2, end)
  }

  /// Reads a literal's text after its opening quote. An unclosed literal ends at the end of the line.
  private mutating func literal(until quote: UInt8) -> String {
    var text: [UInt8] = []
    while position < end {
      let current = byte(position)
      if current == .lineFeed || current == .carriageReturn { break }
      position += 1
      if current == quote { break }
      if current == .backslash { text += escape() } else { text.append(current) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of an escape, which is read from after its backslash.
  private mutating func escape() -> [UInt8] {
    let kind = byte(position)
    position = min(position + 1, end)
    switch kind {
    case .ascii("n"): return [.lineFeed]
    case .ascii("t"): return [.tab]
    case .ascii("r"): return [.carriageReturn]
    case .ascii("u"): return scalar(digits: 4)
    case .ascii("U"): return scalar(digits: 8)
    case .ascii("x"): return [UInt8(truncatingIfNeeded: number(radix: 16, digits: 2))]
    case .zero ... .ascii("7"):
      position -= 1
      return [UInt8(truncatingIfNeeded: number(radix: 8, digits: 3))]
    case .lineFeed, 0: return []
    case .carriageReturn:
      if byte(position) == .lineFeed { position += 1 }
      return []
    default: return [kind]
    }
  }

  private mutating func scalar(digits: Int) -> [UInt8] {
    Array(String(UnicodeScalar(number(radix: 16, digits: digits)) ?? "\u{FFFD}").utf8)
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(UnicodeScalar(byte(position))).hexDigitValue, digit < radix else { break }
      number = number &* radix &+ UInt32(digit)
      position += 1
    }
    return number
  }
}
