import TextBasics

/// The comments of a single file that suppress findings.
///
///     // strex:disable:next verbatim-text the name of the company
///     Text(verbatim: "Acme")
///     Text(verbatim: "Acme")  // strex:disable:this verbatim-text
///     // strex:disable hand-made-plural,formatted-number
///     …
///     // strex:enable hand-made-plural
///
/// Several rules are separated by commas. The text after them is for people. Without `strex:enable`, `strex:disable`
/// applies to the rest of the file.
public struct SuppressionComments: Sendable {
  /// Lines that a rule is suppressed on.
  private struct Span: Sendable {
    let rule: String
    let lines: ClosedRange<Int>
    let comment: SourceComment
  }

  /// A comment without effect, and why.
  private struct Fault: Sendable {
    let rule: String?
    let message: String
    let comment: SourceComment
  }

  /// The path of the file, as in its findings.
  public let path: String
  private var spans: [Span] = []
  private var silent = SuppressedLines()
  private var faults: [Fault] = []

  /// The rule about suppressions without effect.
  public static let unusedSuppression = RuleDescription(
    "unused-suppression", summary: "A comment that suppresses nothing",
    explanation: """
      A `strex:disable` comment that suppresses nothing could hide a future problem in the same place. Remove the \
      comment or correct the rule name.
      """)

  /// - Parameters:
  ///   - path: the path of the file, as in its findings.
  ///   - comments: all comments of the file, in order.
  public init(path: String, comments: [SourceComment]) {
    self.path = path
    var open: [String: SourceComment] = [:]
    let suppressions = comments.compactMap(Suppression.init)
    for (suppression, next) in zip(suppressions, Self.linesBelow(suppressions)) {
      let comment = suppression.comment
      if suppression.rules.isEmpty {
        faults.append(Fault(rule: nil, message: "the comment does not name a rule", comment: comment))
      }
      for rule in suppression.rules { read(rule, suppression, next: next, &open) }
    }
    for (rule, comment) in open.sorted(by: { $0.key < $1.key }) {
      spans.append(Span(rule: rule, lines: comment.start.line...Int.max, comment: comment))
    }
    for (number, span) in spans.enumerated() { silent.add(number, rule: span.rule, lines: span.lines) }
  }

  /// Returns the comment that suppresses a rule on the next line.
  public static func comment(disablingNext rule: String, reason: String) -> String {
    "// strex:disable:next \(rule) \(reason)"
  }

  /// Returns, for each comment about the next line, the number of that line: the one below it and below other comments
  /// of this kind.
  private static func linesBelow(_ suppressions: [Suppression]) -> [Int] {
    var lines = suppressions.map { $0.comment.lastLine + 1 }
    var byStart: [Int: Int] = [:]
    for index in lines.indices.reversed() {
      lines[index] = byStart[lines[index]] ?? lines[index]
      if suppressions[index].scope == .next { byStart[suppressions[index].comment.start.line] = lines[index] }
    }
    return lines
  }

  private mutating func read(
    _ rule: String, _ suppression: Suppression, next: Int, _ open: inout [String: SourceComment]
  ) {
    let comment = suppression.comment
    switch suppression.scope {
    case .next: spans.append(Span(rule: rule, lines: next...next, comment: comment))
    case .this: spans.append(Span(rule: rule, lines: comment.start.line...comment.start.line, comment: comment))
    case .previous:
      let line = comment.start.line - 1
      spans.append(Span(rule: rule, lines: line...line, comment: comment))
    case .start:
      if open[rule] == nil {
        open[rule] = comment
      } else {
        faults.append(
          Fault(rule: rule, message: "\(TerminalSafeText.word(rule)) is already disabled here", comment: comment))
      }
    case .end:
      if let start = open.removeValue(forKey: rule) {
        let lines = start.start.line...max(start.start.line, comment.start.line)
        spans.append(Span(rule: rule, lines: lines, comment: start))
      } else {
        faults.append(
          Fault(rule: rule, message: "\(TerminalSafeText.word(rule)) is not disabled here", comment: comment))
      }
    }
  }

  /// Removes the suppressed findings, and adds a finding for each comment that suppresses nothing.
  ///
  /// - Parameters:
  ///   - findings: the findings. Only those in this file are filtered.
  ///   - active: the rules that ran. Comments about other rules are ignored, unless no rule has that name.
  ///   - known: the identifiers of all rules of all commands.
  ///   - hint: returns the end of a message about an unknown rule name, with a suggestion.
  public func applied(
    to findings: [Diagnostic], active: Set<String>, known: Set<String>, hint: (String) -> String = { _ in "" }
  ) -> [Diagnostic] {
    var used = Set<Int>()
    var kept: [Diagnostic] = []
    for finding in findings {
      let matches = spans(covering: finding)
      used.formUnion(matches)
      if matches.isEmpty { kept.append(finding) }
    }
    guard active.contains(Self.unusedSuppression.identifier) else { return kept }
    let idle = spans.indices.filter {
      !used.contains($0) && (active.contains(spans[$0].rule) || !known.contains(spans[$0].rule))
    }
    let unused = idle.map { index in
      let rule = spans[index].rule
      let word = TerminalSafeText.word(rule)
      let message = known.contains(rule) ? "\(word) suppresses nothing here" : "unknown rule \(word)\(hint(rule))"
      return finding(message, spans[index].comment)
    }
    let wrong = faults.filter { fault in fault.rule.map { active.contains($0) || !known.contains($0) } ?? true }
    return kept + unused + wrong.map { finding($0.message, $0.comment) }
  }

  private func spans(covering finding: Diagnostic) -> [Int] {
    guard finding.file == path, let start = finding.range?.start else { return [] }
    return silent.numbers(rule: finding.identifier, line: start.line)
  }

  private func finding(_ message: String, _ comment: SourceComment) -> Diagnostic {
    let rule = Self.unusedSuppression
    return Diagnostic(
      rule, message, file: path, range: TextRange(comment.start), help: "remove the comment", content: comment.text)
  }
}
