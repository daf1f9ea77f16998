import SwiftLexing

/// Resolves `#if`: every branch is kept except those that no build compiles. Code that only some builds compile is
/// recorded.
enum ConditionalCompilation {
  /// The remaining tokens, and the builds that compile them.
  struct Outcome {
    /// The tokens without the conditions of directive lines and without branches that are never compiled.
    var tokens: ContiguousArray<Token>
    /// The byte ranges of the branches that need `DEBUG`, in order and without overlaps.
    var debugRanges: [Range<Int>] = []
    /// The byte ranges of the branches that need a release build, in order and without overlaps.
    var releaseRanges: [Range<Int>] = []
    /// The offsets where the set of builds that compile the code changes, in order. Each entry applies up to the next.
    var changes: [BuildChange] = []
  }

  /// The builds that compile the code from an offset on.
  struct BuildChange: Sendable {
    let start: Int
    let platforms: Platforms
    /// The names of the project's own conditions that have to be set.
    let conditions: Set<String>
  }

  static func resolve(_ tokens: ContiguousArray<Token>, in source: SourceText) -> Outcome {
    guard tokens.contains(where: { $0.kind == .poundIf }) else { return Outcome(tokens: tokens) }
    var pass = Pass(tokens: tokens, source: source)
    pass.run()
    return pass.outcome
  }

  /// An open `#if`: the builds that compile the code around it, and those that compile the current branch.
  private struct Frame {
    let outer: UInt16
    /// The builds that compile an earlier branch.
    var decided: UInt16 = 0
    var builds: UInt16
    let outerNeeds: Set<String>
    var needs: Set<String>
    var start = 0

    /// Returns whether only builds of a set compile the branch, while others also compile the surrounding code.
    func needs(_ set: UInt16) -> Bool { builds != 0 && builds & ~set == 0 && outer & ~set != 0 }
  }

  private struct Pass {
    let tokens: ContiguousArray<Token>
    let source: SourceText
    var outcome = Outcome(tokens: [])
    var frames: [Frame] = []

    mutating func run() {
      outcome.tokens.reserveCapacity(tokens.count)
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        switch token.kind {
        case .poundIf:
          frames.append(Frame(outer: builds, builds: builds, outerNeeds: needs, needs: needs))
          open(token, condition(after: &index))
        case .poundElseif:
          close(at: token)
          open(token, condition(after: &index))
        case .poundElse:
          close(at: token)
          open(token, CompilationTruth(true))
        case .poundEndif:
          close(at: token)
          if !frames.isEmpty { frames.removeLast() }
          if builds != 0 { outcome.tokens.append(token) }
        default:
          if builds != 0 || token.kind == .endOfFile { outcome.tokens.append(token) }
        }
        index += 1
      }
    }

    /// The builds that compile the current token.
    var builds: UInt16 { frames.last?.builds ?? CompilationTruth.everywhere }
    var needs: Set<String> { frames.last?.needs ?? [] }

    mutating func open(_ token: Token, _ condition: CompilationTruth) {
      guard var frame = frames.popLast() else { return }
      frame.builds = frame.outer & ~frame.decided & ~condition.no
      frame.decided |= condition.yes
      frame.needs = CompilationTruth.joined(frame.outerNeeds, condition.needs)
      frame.start = Int(token.end)
      frames.append(frame)
      note(frame.builds, frame.needs, from: frame.start)
      if frame.outer != 0 { outcome.tokens.append(token) }
    }

    mutating func close(at token: Token) {
      guard let frame = frames.last else { return }
      let range = frame.start..<max(frame.start, Int(token.start))
      if frame.needs(CompilationTruth.debugBuilds) { outcome.debugRanges.append(range) }
      if frame.needs(CompilationTruth.releaseBuilds) { outcome.releaseRanges.append(range) }
      note(frame.outer, frame.outerNeeds, from: range.upperBound)
    }

    private mutating func note(_ builds: UInt16, _ needs: Set<String>, from offset: Int) {
      let platforms = CompilationTruth.platforms(builds)
      let last = outcome.changes.last
      if platforms != last?.platforms ?? .all || needs != last?.conditions ?? [] {
        outcome.changes.append(BuildChange(start: offset, platforms: platforms, conditions: needs))
      }
    }

    /// Parses the condition on the rest of the directive's line.
    mutating func condition(after index: inout Int) -> CompilationTruth {
      let start = index + 1
      var end = start
      while end < tokens.count, tokens[end].kind != .endOfFile, !tokens[end].flags.contains(.newlineBefore) { end += 1 }
      index = end - 1
      var reader = ConditionReader(tokens: tokens[start..<end], source: source)
      return reader.disjunction()
    }
  }

  private struct ConditionReader {
    var tokens: ArraySlice<Token>
    let source: SourceText
    var depth = 0

    mutating func disjunction() -> CompilationTruth {
      var value = conjunction()
      while takes("||") { value = value || conjunction() }
      return value
    }

    mutating func conjunction() -> CompilationTruth {
      var value = operand()
      while takes("&&") { value = value && operand() }
      return value
    }

    mutating func operand() -> CompilationTruth {
      guard depth < Parser.maximumDepth else { return .unknown }
      depth += 1
      defer { depth -= 1 }
      if takes("!") { return operand().negated }
      guard let token = tokens.popFirst() else { return .unknown }
      switch token.kind {
      case .true: return CompilationTruth(true)
      case .false: return CompilationTruth(false)
      case .integerLiteral: return CompilationTruth(source.text(token) != "0")
      case .leftParen:
        let value = disjunction()
        _ = tokens.popFirst()
        return value
      default: return named(source.text(token), argument: argument())
      }
    }

    private func named(_ name: String, argument: String?) -> CompilationTruth {
      switch (name, argument) {
      case ("DEBUG", nil): .debug
      case ("os", let system?): .system(system)
      case ("canImport", let module?): .module(module)
      case ("targetEnvironment", "macCatalyst"): .only(.macCatalyst)
      case (_, nil): .condition(name)
      default: .unknown
      }
    }

    /// Returns the argument in parentheses. It is empty if it is more than one word, and `nil` if there is none.
    private mutating func argument() -> String? {
      guard tokens.first?.kind == .leftParen else { return nil }
      var depth = 0
      var inside: [Token] = []
      repeat {
        guard let token = tokens.popFirst() else { break }
        if token.kind == .leftParen { depth += 1 }
        if token.kind == .rightParen { depth -= 1 }
        inside.append(token)
      } while depth > 0
      return inside.count == 3 ? source.text(inside[1]) : ""
    }

    mutating func takes(_ text: String) -> Bool {
      guard let token = tokens.first, source.text(token) == text else { return false }
      tokens.removeFirst()
      return true
    }
  }
}
