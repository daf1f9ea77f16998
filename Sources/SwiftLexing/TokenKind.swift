/// The kinds of tokens. A literal without interpolation is one `.string`. A literal with interpolations consists of
///
/// - a `.stringHead`: opening delimiter, first text, `\(`
/// - the tokens of the first interpolation
/// - for each further interpolation a `.stringMiddle` (`)`, text, `\(`) and its tokens
/// - a `.stringTail`: `)`, text, closing delimiter
///
/// Heads and tails are always balanced. A literal that ends inside an interpolation gets an empty tail there, flagged
/// `.unterminated`. A single-line literal ends at a line break, others at the end of the file. No other token except
/// `.endOfFile` is empty.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte or byte sequence that starts no token (invalid UTF-8, a lone backtick, `'`, a stray `*/`). NUL is white
  /// space.
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
  /// `#name` that is not a directive: `#Preview`, `#selector`, `#line`. The range includes `#`.
  case poundName
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  /// `#!…` on the first line.
  case shebang

  // Operators. Their fixity follows from the white space around them, as the language defines it.
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
  /// `.` directly after the expression or name that it belongs to.
  case period
  /// `.` after white space, an opening bracket or a separator: it starts an implicit member expression, or continues
  /// the expression of the previous line. Only a parser can distinguish the two.
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

  /// Whether this is a word that is reserved everywhere.
  public var isKeyword: Bool { rawValue >= TokenKind.associatedtype.rawValue }
}
