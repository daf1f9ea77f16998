import Findings
import JSONText
import StringCatalog

/// Collects the findings of active rules.
struct LintReport {
  private let path: String
  private let positions: TextPositions
  private let active: Set<String>
  private(set) var findings: [Finding] = []

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
  ///   - parts: what the finding is about, if that is more than one thing, with the places of all.
  mutating func add(
    _ rule: RuleDescription, at node: JSONNode, _ message: String, suggestion: String? = nil, key: String? = nil,
    subject: String, parts: [(name: String, node: JSONNode)] = []
  ) {
    guard isActive(rule) else { return }
    add(rule, range(of: node), message, suggestion, key, subject)
    findings[findings.count - 1].parts = parts.map { FindingPart($0.name, range: range(of: $0.node)) }
  }

  private func range(of node: JSONNode) -> TextRange {
    let start = positions.position(at: node.range.lowerBound)
    let end = positions.position(at: node.range.upperBound)
    return TextRange(start, end: end.line == start.line ? end : nil)
  }

  mutating func add(_ rule: RuleDescription, at problem: JSONProblem, _ message: String, subject: String) {
    let start = positions.position(line: problem.line, byteColumn: problem.column)
    add(rule, TextRange(start), message, nil, nil, subject)
  }

  private mutating func add(
    _ rule: RuleDescription, _ range: TextRange, _ message: String, _ suggestion: String?, _ key: String?,
    _ subject: String
  ) {
    guard isActive(rule) else { return }
    let content = key.map { "\($0) \(ShortKey($0).identity(of: subject))" } ?? subject
    var finding = Finding(
      rule.identifier, rule.severity, path: path, range: range, message: message, suggestion: suggestion,
      content: content)
    finding.key = key
    findings.append(finding)
  }
}
