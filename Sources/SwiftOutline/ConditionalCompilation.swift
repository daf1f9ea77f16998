import SwiftLexing

/// `#if` and its branches: every branch counts but those that are never compiled; what only a debug build compiles is noted.
enum ConditionalCompilation {
  /// The tokens without directive lines' conditions and without branches that are never compiled, and the
  /// byte ranges of the branches that need `DEBUG`.
  static func resolve(
    _ tokens: ContiguousArray<Token>, in source: SourceText
  ) -> (ContiguousArray<Token>, [Range<Int>]) {
    guard tokens.contains(where: { $0.kind == .poundIf }) else { return (tokens, []) }
    var pass = Pass(tokens: tokens, source: source)
    pass.run()
    return (pass.kept, pass.debugRanges)
  }

  /// One `#if` on the way: what holds for its branches so far, once without and once with `DEBUG`.
  private struct Frame {
    var decided: (release: Bool, debug: Bool) = (false, false)
    var isExcluded = false
    var isDebugOnly = false
    var debugStart = 0
  }

  private struct Pass {
    let tokens: ContiguousArray<Token>
    let source: SourceText
    var kept: ContiguousArray<Token> = []
    var debugRanges: [Range<Int>] = []
    var frames: [Frame] = []

    mutating func run() {
      kept.reserveCapacity(tokens.count)
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        switch token.kind {
        case .poundIf:
          frames.append(Frame(isExcluded: isExcluded))
          open(token, condition(after: &index))
        case .poundElseif:
          close(at: token)
          open(token, condition(after: &index))
        case .poundElse:
          close(at: token)
          open(token, (.yes, .yes))
        case .poundEndif:
          close(at: token)
          if !frames.isEmpty { frames.removeLast() }
          if !isExcluded { kept.append(token) }
        default:
          if !isExcluded || token.kind == .endOfFile { kept.append(token) }
        }
        index += 1
      }
    }

    var isExcluded: Bool { frames.last?.isExcluded ?? false }

    mutating func open(_ token: Token, _ condition: (release: Truth, debug: Truth)) {
      guard var frame = frames.popLast() else { return }
      let outer = isExcluded
      let inRelease = !frame.decided.release && condition.release != .no
      let inDebug = !frame.decided.debug && condition.debug != .no
      frame.isExcluded = outer || !(inRelease || inDebug)
      frame.isDebugOnly = inDebug && !inRelease
      frame.debugStart = Int(token.end)
      if condition.release == .yes { frame.decided.release = true }
      if condition.debug == .yes { frame.decided.debug = true }
      frames.append(frame)
      if !outer { kept.append(token) }
    }

    mutating func close(at token: Token) {
      guard let frame = frames.last, frame.isDebugOnly, !frame.isExcluded else { return }
      debugRanges.append(frame.debugStart..<Int(token.start))
    }

    /// Reads the condition on the rest of the directive's line.
    mutating func condition(after index: inout Int) -> (release: Truth, debug: Truth) {
      let start = index + 1
      var end = start
      while end < tokens.count, tokens[end].kind != .endOfFile, !tokens[end].flags.contains(.newlineBefore) { end += 1 }
      index = end - 1
      var release = ConditionReader(tokens: tokens[start..<end], source: source, isDebug: false)
      var debug = ConditionReader(tokens: tokens[start..<end], source: source, isDebug: true)
      return (release.disjunction(), debug.disjunction())
    }
  }

  enum Truth {
    case yes, no, unknown

    var negated: Truth {
      switch self {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    }
  }

  private struct ConditionReader {
    var tokens: ArraySlice<Token>
    let source: SourceText
    let isDebug: Bool
    private var depth = 0

    init(tokens: ContiguousArray<Token>.SubSequence, source: SourceText, isDebug: Bool) {
      self.tokens = ArraySlice(tokens)
      self.source = source
      self.isDebug = isDebug
    }

    mutating func disjunction() -> Truth {
      var value = conjunction()
      while takes("||") {
        let other = conjunction()
        if value == .yes || other == .yes {
          value = .yes
        } else if value == .unknown || other == .unknown {
          value = .unknown
        }
      }
      return value
    }

    mutating func conjunction() -> Truth {
      var value = operand()
      while takes("&&") {
        let other = operand()
        if value == .no || other == .no {
          value = .no
        } else if value == .unknown || other == .unknown {
          value = .unknown
        }
      }
      return value
    }

    mutating func operand() -> Truth {
      guard depth < Parser.maximumDepth else { return .unknown }
      depth += 1
      defer { depth -= 1 }
      if takes("!") { return operand().negated }
      guard let token = tokens.popFirst() else { return .unknown }
      switch token.kind {
      case .true: return .yes
      case .false: return .no
      case .integerLiteral: return source.text(token) == "0" ? .no : .yes
      case .leftParen:
        let value = disjunction()
        _ = tokens.popFirst()
        return value
      default:
        skipArguments()
        return source.text(token) == "DEBUG" ? (isDebug ? .yes : .no) : .unknown
      }
    }

    mutating func skipArguments() {
      guard tokens.first?.kind == .leftParen else { return }
      var depth = 0
      repeat {
        guard let token = tokens.popFirst() else { return }
        if token.kind == .leftParen { depth += 1 }
        if token.kind == .rightParen { depth -= 1 }
      } while depth > 0
    }

    mutating func takes(_ text: String) -> Bool {
      guard let token = tokens.first, source.text(token) == text else { return false }
      tokens.removeFirst()
      return true
    }
  }
}
