import Diagnostics
import StructuredText

/// Collects the findings of active rules.
struct LintReport {
  private let path: String
  private let positions: TextPositions
  private let active: Set<String>
  private(set) var findings: [Diagnostic] = []

  init(path: String, positions: TextPositions, active: Set<String>) {
    self.path = path
    self.positions = positions
    self.active = active
  }

  func isActive(_ rule: RuleDescription) -> Bool { active.contains(rule.identifier) }

  /// - Parameters:
  ///   - node: the place of the problem.
  ///   - key: the key that it belongs to, if any.
  ///   - subject: the text by which a baseline recognizes the finding, independent of the wording in the catalog.
  ///   - parts: the parts that the finding is about, with their places, if there are several.
  ///   - cause: an identifier shared with other findings that have the same cause.
  mutating func add(
    _ rule: RuleDescription, at node: JSONNode, _ message: String, suggestion: String? = nil, key: String? = nil,
    subject: String, parts: [(name: String, node: JSONNode)] = [], cause: String? = nil
  ) {
    guard isActive(rule) else { return }
    add(rule, range(of: node), message, suggestion, key, subject)
    findings[findings.count - 1].cause = cause
    if cause != nil { findings[findings.count - 1].label = key }
    findings[findings.count - 1].parts = parts.map { FindingPart($0.name, range: range(of: $0.node)) }
  }

  private func range(of node: JSONNode) -> TextRange {
    let start = positions.position(at: node.range.lowerBound)
    let end = positions.position(at: node.range.upperBound)
    return TextRange(start, end: end.line == start.line ? end : nil)
  }

  mutating func add(
    _ rule: RuleDescription, at problem: ParseError, _ message: String, suggestion: String? = nil, subject: String
  ) {
    let start = positions.position(line: problem.line, byteColumn: problem.column)
    add(rule, TextRange(start), message, suggestion, nil, subject)
  }

  /// Returns the keys that a rule has a finding for.
  func keys(of rule: RuleDescription) -> Set<String> {
    Set(findings.filter { $0.identifier == rule.identifier }.compactMap(\.key))
  }

  private mutating func add(
    _ rule: RuleDescription, _ range: TextRange, _ message: String, _ suggestion: String?, _ key: String?,
    _ subject: String
  ) {
    guard isActive(rule) else { return }
    let content = key.map { "\($0) \(ShortKey($0).identity(of: subject))" } ?? subject
    var finding = Diagnostic(rule, message, file: path, range: range, help: suggestion, content: content)
    finding.key = key
    findings.append(finding)
  }

  /// Returns the findings, in which the same fault of one key in many languages, or of many keys in one language, has
  /// one cause, so that it is printed once.
  /// - Parameter others: the languages whose findings are left out.
  func grouped(without others: OtherLanguages) -> [Diagnostic] {
    let findings = findings.filter { !others.contain($0, positions) }
    let marks = findings.map { finding in
      finding.cause == nil ? finding.languageMark : nil
    }
    let ofKeys = Self.frequent(marks.compactMap { $0?.ofKey })
    let ofLanguages = Self.frequent(marks.compactMap { $0.flatMap { ofKeys.contains($0.ofKey) ? nil : $0.ofLanguage } })
    return zip(findings, marks).map { finding, mark in
      guard let mark else { return finding }
      var finding = finding
      if ofKeys.contains(mark.ofKey) {
        (finding.cause, finding.label) = (mark.ofKey, mark.language)
      } else if ofLanguages.contains(mark.ofLanguage) {
        (finding.cause, finding.label) = (mark.ofLanguage, finding.key)
      }
      return finding
    }
  }

  /// Returns the faults with so many findings that they are not listed one by one.
  private static func frequent(_ faults: [String]) -> Set<String> {
    let counts = faults.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Set(counts.filter { $0.value > 3 }.keys)
  }
}

extension Diagnostic {
  /// The fault of the key, the fault of the language, and the language of a finding about one language, for example of
  /// `"%lld seats" in de (one) is empty`. The faults have no plural category. `nil` for other findings.
  fileprivate var languageMark: (ofKey: String, ofLanguage: String, language: String)? {
    guard let key else { return LanguageCheck.isAboutLanguage(identifier) ? (identifier, content, content) : nil }
    let quoted = ShortKey(key).quoted
    guard message.hasPrefix(quoted + " in ") else { return nil }
    let rest = message.dropFirst(quoted.count + 4)
    let language = rest.prefix { !$0.isWhitespace }
    var end = rest.dropFirst(language.count)
    if end.hasPrefix(" ("), let close = end.firstIndex(of: ")") { end = end[end.index(after: close)...] }
    return ("\(identifier) \(key)\(end)", "\(identifier) in \(language)\(end)", String(language))
  }
}
