import Diagnostics

/// The subject of a rule's findings, in the order in which they should be fixed. A fix for an earlier subject changes
/// the text that findings about later subjects concern.
enum FindingAspect: Int, Comparable {
  /// The code that builds a text.
  case code
  /// A display that does not look up its string.
  case display
  /// The table or bundle where a text is looked up.
  case lookup
  /// The arrangement or format of texts. Such findings do not concern a text, so all are kept.
  case layout

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension AuditRules {
  /// Returns the findings, in their order, with at most one for each place: the one to fix first.
  /// - Parameter findings: findings of any rules. Those of other commands' rules are returned unchanged.
  public static func onePerPlace(_ findings: [Diagnostic]) -> [Diagnostic] {
    let placed = findings.indices.compactMap { index in
      places[findings[index].identifier].flatMap { PlacedFinding(findings[index], at: index, $0) }
    }
    var kept = KeptFindings()
    let levels = Dictionary(grouping: placed, by: \.level).sorted { $0.key < $1.key }
    let dropped = Set(levels.flatMap { kept.insert($0.value) })
    return dropped.isEmpty ? findings : findings.indices.filter { !dropped.contains($0) }.map { findings[$0] }
  }

  /// The aspect and the position of each rule.
  private static let places: [String: (aspect: FindingAspect, position: Int)] = Dictionary(
    uniqueKeysWithValues: rules.enumerated().filter { $1.aspect != .layout }.map {
      ($1.description.identifier, ($1.aspect, $0))
    })
}

/// A finding of the audit that has a place.
private struct PlacedFinding {
  let index: Int
  let aspect: FindingAspect
  /// The position of its rule.
  let rule: Int
  let path: String
  let range: Range<TextPosition>
  private let isCertain: Bool

  init?(_ finding: Diagnostic, at index: Int, _ rule: (aspect: FindingAspect, position: Int)) {
    guard let path = finding.file, let subject = finding.subject ?? finding.range else { return nil }
    let next = TextPosition(line: subject.start.line, column: subject.start.column + 1)
    (self.index, self.path, isCertain) = (index, path, finding.confidence == .high)
    (aspect, self.rule) = rule
    range = subject.start..<max(next, subject.end ?? next)
  }

  /// The order in which findings are kept. A less certain one may not be shown, so it replaces no certain one.
  var level: Int { (isCertain ? 0 : 10) + aspect.rawValue }
}

/// The findings that others are compared to.
private struct KeptFindings {
  private struct Place: Hashable {
    let path: String
    let start: TextPosition
  }

  /// The rules by the place where their findings start.
  private var rules: [Place: Int] = [:]
  private var ranges: [(aspect: FindingAspect, path: String, range: Range<TextPosition>)] = []

  /// Takes findings of a single level.
  /// - Returns: the indices of those whose place has a finding that is to be fixed first.
  mutating func insert(_ level: [PlacedFinding]) -> [Int] {
    let earlier = Dictionary(grouping: ranges.filter { $0.aspect < level[0].aspect }, by: \.path)
    let covered = earlier.mapValues { SourceRanges.merged($0.map(\.range)) }
    let ordered = level.sorted { ($0.rule, $0.index) < ($1.rule, $1.index) }
    let dropped = ordered.filter { finding in
      if covered[finding.path]?.hasRange(overlapping: finding.range) == true { return true }
      let place = Place(path: finding.path, start: finding.range.lowerBound)
      // A rule may have several findings about one text, for example one for each catalog.
      if let rule = rules[place], rule != finding.rule { return true }
      rules[place] = finding.rule
      return false
    }
    let indices = Set(dropped.map(\.index))
    ranges += level.filter { !indices.contains($0.index) }.map { ($0.aspect, $0.path, $0.range) }
    return dropped.map(\.index)
  }
}
