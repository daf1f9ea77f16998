import TextBasics

/// Findings with the same cause, reported as one: for example texts that are passed to the same parameter. They are in
/// one file unless the cause concerns the project.
struct FindingGroup {
  let first: Diagnostic
  private(set) var others: [Diagnostic] = []

  /// Returns the groups, each at the position of its first finding.
  static func groups(of findings: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [CommonCause: Int] = [:]
    for finding in findings {
      let cause = CommonCause(of: finding)
      if let cause, let position = positions[cause] {
        groups[position].others.append(finding)
      } else {
        if let cause { positions[cause] = groups.count }
        groups.append(FindingGroup(first: finding))
      }
    }
    return groups
  }

  /// Returns the numbers of the findings' groups, in order from 1, or `nil` for findings without a group.
  static func numbers(of findings: [Diagnostic]) -> [Int?] {
    let causes = groups(of: findings).filter { !$0.others.isEmpty }.compactMap { CommonCause(of: $0.first) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(causes, 1...))
    return findings.map { finding in CommonCause(of: finding).flatMap { numbers[$0] } }
  }

  /// The first finding, and a note about the others.
  var findings: [Diagnostic] {
    guard let next = others.first else { return [first] }
    return [first, Diagnostic(.note, first.identifier, likewise, file: next.file, range: next.range)]
  }

  /// The related places of all findings, without duplicates.
  var related: [RelatedPlace] {
    var known: Set<RelatedPlace> = []
    return (first.related + others.flatMap(\.related)).filter { known.insert($0).inserted }
  }

  /// For example `also "Pea bed", "Bean bed" and 9 others, on lines 13 to 20 and 24`.
  private var likewise: String {
    var known: Set<String> = []
    let texts = others.map { $0.label ?? $0.content }.filter { known.insert($0).inserted }
    let named = texts.prefix(others.count == texts.count && texts.count == 3 ? 3 : 2).map(Self.quoted)
    let left = others.count - named.count
    return "also " + Self.list(named + (left > 0 ? [Quantity.of(left, "other")] : []))
      + ", \(places)"
  }

  /// The lines of the others, or the number of their files.
  private var places: String {
    let files = Set(([first] + others).map(\.file))
    return files.count > 1
      ? "in \(Quantity.of(Set(others.map(\.file)).count, "file"))"
      : "on \(Self.lines(others.compactMap { $0.range?.start.line }))"
  }

  /// Returns the text as messages quote it.
  private static func quoted(_ content: String) -> String {
    let texts = content.split(separator: Diagnostic.interpolation, omittingEmptySubsequences: false)
    return TerminalSafeText.shortQuoted(texts.joined(separator: "…"))
  }

  /// Returns `line 13`, or `lines 13 to 20 and 24`; of very many lines, only the first and the last.
  private static func lines(_ lines: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, line <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    if runs.count > limit { runs = [runs[0].lowerBound...runs[runs.count - 1].upperBound] }
    let names = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
    return (lines.count > 1 && names != ["\(lines[0])"] ? "lines " : "line ") + list(names)
  }

  private static let limit = 12

  private static func list(_ items: [String]) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }
}

/// The common property of findings that are reported as one.
struct CommonCause: Hashable {
  let rule: String
  let severity: Severity
  let path: String?
  let cause: String
  let doubt: String?

  /// - Returns: `nil` for a finding without a cause, which is reported separately.
  init?(of finding: Diagnostic) {
    guard let cause = finding.cause else { return nil }
    (rule, severity, path) = (finding.identifier, finding.severity, finding.hasProjectCause ? nil : finding.file)
    (self.cause, doubt) = (cause, finding.doubt)
  }
}
