/// A lexical element of Swift source: a kind, flags and a byte range. Its text is asked of the source, late.
public struct Token: Sendable, Equatable {
  public var kind: TokenKind
  public var flags: TokenFlags
  /// Offset of the first byte, from the start of the source.
  public var start: UInt32
  /// Offset behind the last byte.
  public var end: UInt32

  public init(kind: TokenKind, flags: TokenFlags = [], start: UInt32, end: UInt32) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
  }

  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// What stands before a token, and what is wrong with it.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break (perhaps inside a comment) stands between the token before and this one; also set on the first token.
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space, a line break or a comment stands directly before this token; also set on the first token.
  public static let spaceBefore = TokenFlags(rawValue: 2)
  /// An identifier in back-ticks; its range includes them.
  public static let backticked = TokenFlags(rawValue: 4)
  /// A string, comment or regular expression that ends before its closing delimiter.
  public static let unterminated = TokenFlags(rawValue: 8)
  /// A piece of a literal with `"""`.
  public static let multiline = TokenFlags(rawValue: 16)
  /// A piece of a literal with `#` delimiters.
  public static let raw = TokenFlags(rawValue: 32)
}

/// The kinds of tokens. A literal without interpolation is one `.string`; one with interpolations is a
/// `.stringHead` (opening delimiter, first text, `\(`), the tokens of the first interpolation, then for each further interpolation a
/// `.stringMiddle` (`)`, text, `\(`) and its tokens, and at last a `.stringTail` (`)`, text, closing delimiter).
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte or byte sequence that starts no token (NUL, invalid UTF-8, a lone back-tick).
  case unknown

  // Names and literals
  case identifier
  /// `$0`, `$name`, `$`.
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  case string
  case stringHead
  case stringMiddle
  case stringTail
  /// `/…/` or `#/…/#`.
  case regex
  /// `#name` that is no directive: `#Preview`, `#selector`, `#line`; the range includes `#`.
  case poundName
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  /// `#!…` on the first line.
  case shebang

  // Operators. A fixity follows from the white space around, as the language defines.
  case prefixOperator
  case postfixOperator
  case infixOperator
  case equal  // =
  case arrow  // ->
  case questionInfix  // ? with white space before, as in a ternary
  case questionPostfix
  case exclaimPostfix
  /// `&` before an expression.
  case prefixAmpersand

  // Punctuation
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  case comma
  case colon
  case semicolon
  /// `.` between two names, or at the start of a continued line.
  case period
  /// `.` that starts an implicit member expression: nothing, white space or an opening bracket stands before it.
  case prefixPeriod
  case backslash
  case at
  case underscore

  // Keywords that are reserved everywhere
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `private`, `precedencegroup`, `protocol`, `public`, `rethrows`, `static`, `struct`
  case `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`
  case `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
}
