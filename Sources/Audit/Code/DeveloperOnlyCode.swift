import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Code whose text users do not see: logs, assertions, previews, sample data, redacted or debug code, fallbacks for
/// values that are never missing.
struct DeveloperOnlyCode {
  private var ranges: [Range<UInt32>]

  /// Finds the calls in one piece of code that log or assert.
  /// - Parameters:
  ///   - multilingual: the strings in several languages.
  ///   - bareWindows: the windows of the source without a title bar.
  init(_ code: AuditedCode, multilingual: [Range<UInt32>], bareWindows: Set<String>) {
    ranges =
      code.tree.exprs.compactMap { record in
        guard case .call(let callee, let run) = record.node else { return nil }
        guard Self.isForDevelopers(callee, code) || Self.isRedaction(callee, run, code) else { return nil }
        return record.span
      } + code.tree.unreachable.map(\.span) + DeveloperOnlyBranches(code).ranges
      + multilingual
      + MeasuredTexts(code).ranges
      + UnseenFallbacks(code).ranges
      + Self.dumps(code)
      + Self.titles(of: bareWindows, code)
      + Self.namesOfCases(code)
  }

  /// Returns whether a string is made unreadable: `Text("two weeks ago").redacted(reason: .placeholder)`,
  /// `.blur(radius: 5)`, `.hidden()`, `.opacity(0)`, without further modifiers that matter.
  private static func isRedaction(_ callee: ExprID, _ run: Run, _ code: AuditedCode) -> Bool {
    guard case .member(_, let modifier, _) = code.tree[callee] else { return false }
    let first = code.tree.arguments[run.indices].first?.value
    switch modifier {
    case Name("redacted"):
      guard let first, case .implicitMember(let name) = code.tree[first] else { return false }
      return name == Name("placeholder")
    case Name("blur"):
      guard let first else { return false }
      return code.text(first).allSatisfy { $0.isNumber || $0 == "." }
    case Name("hidden"): return first == nil
    case Name("opacity"): return first.map { ["0", "0.0"].contains(code.text($0)) } ?? false
    default: return false
    }
  }

  /// Returns strings that repeat the names of cases: `case .auto: return "auto"`.
  private static func namesOfCases(_ code: AuditedCode) -> [Range<UInt32>] {
    let finder = ResultFinder(code.reading.code)
    return code.tree.cases.flatMap { element -> [Range<UInt32>] in
      let names = code.tree.patternList[element.patterns.indices].compactMap { pattern -> Name? in
        if case .enumCase(_, let name, _) = code.tree[pattern.pattern] { name } else { nil }
      }
      return names.isEmpty
        ? []
        : finder.results(of: element.body).filter { result in
          guard case .string(let literal) = code.tree[result] else { return false }
          let texts = code.texts(Int(literal))
          return texts.count == 1 && texts[0].first?.isLowercase == true && names.contains(Name(texts[0]))
        }.map(code.range)
    }
  }

  /// Returns the titles of some windows.
  private static func titles(of windows: Set<String>, _ code: AuditedCode) -> [Range<UInt32>] {
    if windows.isEmpty { return [] }
    return code.tree.exprs.compactMap { record in
      guard case .assign(let target, let value) = record.node,
        case .member(let base, Name("title"), _) = code.tree[target],
        let window = code.text(base).split(separator: ".").last, windows.contains(String(window))
      else { return nil }
      return code.range(value)
    }
  }

  /// Returns the names of a source's windows without a title bar: `NSWindow(contentRect: frame, styleMask: [], …)`.
  static func bareWindows(in source: SourceText) -> Set<String> {
    // A search for bytes takes far less time than one for a pattern.
    guard source.bytes.holdsBytes(Array("NSWindow(".utf8)) else { return [] }
    return Set(String(decoding: source.bytes, as: UTF8.self).matches(of: bareWindow).map { String($0.output.1) })
  }

  /// Compiled once, like the patterns of ``Prose``.
  nonisolated(unsafe) private static let bareWindow =
    #/\b(\w+)(?:: NSWindow)? = NSWindow\([^\n]*styleMask: (?:\[\]|\[?\.borderless\b(?![^\]\n]*\.titled))/#

  /// Returns literals that display values as in code: `"\(context.debugDescription)"`, `"\(String(reflecting:
  /// value))"`.
  private static func dumps(_ code: AuditedCode) -> [Range<UInt32>] {
    code.tree.literals.indices.compactMap { position in
      let isDump = code.interpolations(position).contains { text in
        text.contains("debugDescription") || text.contains("String(reflecting:")
      }
      return isDump ? code.tree.literals[position].span : nil
    }
  }

  /// Returns the code with the arguments, except closures, of the project's own functions for logs or language models.
  func with(_ kinds: CalleeKinds, _ code: AuditedCode) -> DeveloperOnlyCode {
    var developerCode = self
    for (number, call) in code.reading.flow.calls where code.index.isOwn(call.callee) {
      guard
        kinds.isLog(call.callee) || kinds.isOfModels(call.callee)
          || ModelCode.isInstruction(ExprID(index: number), code)
      else { continue }
      for argument in call.arguments {
        if case .closure = code.tree[argument.expr] { continue }
        developerCode.ranges.append(code.range(argument.expr))
      }
    }
    return developerCode
  }

  func contains(_ offset: UInt32?) -> Bool { offset.map { offset in ranges.contains { $0.contains(offset) } } ?? false }

  private static func isForDevelopers(_ callee: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[callee] {
    case .identifier(let name, _): return functions.contains(name)
    case .member(let base, let name, _):
      let receiver = code.bytes(base).prefix(80)
      if receiver.contains("console") { return true }
      return levels.contains(name) && ["log", "analytics", "sentry"].contains { receiver.contains($0) }
    default: return false
    }
  }

  private static let functions = Set(
    [
      "print", "debugPrint", "dump", "NSLog", "os_log", "fatalError", "assert", "assertionFailure", "precondition",
      "preconditionFailure", "log", "logError", "logInfo", "logDebug", "logWarning", "DDLogError", "DDLogInfo",
      "DDLogDebug", "DDLogWarn", "DDLogVerbose", "XCTFail", "XCTAssert",
    ].map { Name($0) })

  private static let levels = Set(
    [
      "trace", "debug", "info", "notice", "warning", "warn", "error", "fault", "critical", "log", "verbose", "logError",
      "capture", "addBreadcrumb", "track", "logEvent",
    ].map { Name($0) })
}
