import SwiftLexing
import TextBasics

/// The code that runs only on some systems, according to `@available` and `#available`. The versions are ignored.
struct AvailabilityScopes {
  /// The positions where the answer changes, in order: the offsets of tokens, and whether the code from there on is
  /// limited.
  private var changes: [(start: UInt32, isLimited: Bool)] = []
  private var scopes = [Scope()]

  /// An open pair of braces, or the file.
  private struct Scope {
    var isLimited = false
    /// Whether the next braces are limited.
    var limitsNext = false
    var isGuard = false
  }

  init(_ source: SourceText) {
    var previous = TokenKind.endOfFile
    for token in Lexer.tokenize(source) {
      read(token.kind, behind: previous, source.text(token))
      let isLimited = innermost.isLimited || innermost.limitsNext
      if isLimited != changes.last?.isLimited ?? false { changes.append((token.end, isLimited)) }
      previous = token.kind
    }
  }

  /// Returns whether the code at a byte offset may only run on newer systems.
  func cover(_ offset: Int) -> Bool {
    let next = changes.firstIndex(sortedSo: { $0.start > offset })
    return next > 0 && changes[next - 1].isLimited
  }

  private var innermost: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  private mutating func read(_ kind: TokenKind, behind previous: TokenKind, _ text: @autoclosure () -> String) {
    switch kind {
    case .identifier where previous == .at && text() == "available": innermost.limitsNext = true
    case .poundName where text() == "#available": innermost.limitsNext = true
    // The code after the braces of its `else` is limited.
    case .poundName where text() == "#unavailable": innermost.isLimited = true
    case .guard: innermost.isGuard = true
    case .leftBrace: open()
    case .rightBrace: if scopes.count > 1 { scopes.removeLast() }
    default: break
    }
  }

  /// Opens braces. The condition of a `guard` applies after its braces.
  private mutating func open() {
    let scope = innermost
    if scope.isGuard, scope.limitsNext { innermost.isLimited = true }
    (innermost.limitsNext, innermost.isGuard) = (false, false)
    scopes.append(Scope(isLimited: scope.isLimited || scope.limitsNext && !scope.isGuard))
  }
}
