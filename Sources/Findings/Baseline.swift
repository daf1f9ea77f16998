import TextBasics

/// Known findings, which pass. A baseline file has a line for each of them, so that it merges as sources do.
///
///     # strex baseline 1: known findings; ‘strex … --update-baseline’ takes out those that are gone
///     verbatim-text<TAB>App/Main.swift<TAB>9f0c…<TAB>what the finding said
///
/// The last column is for people; it is not read.
public struct Baseline: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    let rule: String
    let path: String
    let fingerprint: Fingerprint
    let note: String
  }

  private var entries: [Entry] = []

  /// A baseline of all these findings.
  public init(_ findings: [Finding]) {
    entries = findings.sorted(by: Finding.precedes).map {
      Entry(rule: $0.rule, path: $0.path ?? "", fingerprint: Fingerprint(of: $0), note: $0.message)
    }
  }

  /// Reads a file.
  public init(parsing text: String) throws(BaselineProblem) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        guard index > 0 || line.hasPrefix(Self.head) else { throw BaselineProblem("not a baseline of this version", 1) }
        continue
      }
      guard index > 0 else { throw BaselineProblem("not a baseline", 1) }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 3, let fingerprint = Fingerprint(columns[2]) else {
        throw BaselineProblem("a rule, a path and a fingerprint with tabs between them were expected", index + 1)
      }
      entries.append(
        Entry(
          rule: String(columns[0]), path: String(columns[1]), fingerprint: fingerprint,
          note: columns.count > 3 ? String(columns[3]) : ""))
    }
  }

  /// The number of findings.
  public var count: Int { entries.count }

  /// The findings that the baseline does not contain. Of findings that are alike, as many pass as it has entries.
  public func unknown(of findings: [Finding]) -> [Finding] {
    var left = entries.reduce(into: [Fingerprint: Int]()) { $0[$1.fingerprint, default: 0] += 1 }
    return findings.filter { finding in
      let fingerprint = Fingerprint(of: finding)
      guard let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
  }

  /// The baseline without entries whose findings are gone. It never grows.
  /// - Parameter isCovered: whether this run could have found an entry: its rule ran and its path was read. Other
  ///   entries stay.
  public func shrunk(to findings: [Finding], isCovered: (_ rule: String, _ path: String) -> Bool) -> Baseline {
    var left = findings.reduce(into: [Fingerprint: Int]()) { $0[Fingerprint(of: $1), default: 0] += 1 }
    var baseline = self
    baseline.entries = entries.filter { entry in
      guard isCovered(entry.rule, entry.path) else { return true }
      guard let count = left[entry.fingerprint], count > 0 else { return false }
      left[entry.fingerprint] = count - 1
      return true
    }
    return baseline
  }

  /// The text of the file, which ends in a line break.
  public var text: String {
    let lines = entries.map { entry in
      [entry.rule, entry.path, entry.fingerprint.description, entry.note].map(TerminalSafeText.escaped)
        .joined(separator: "\t")
    }
    return ([Self.head + ": known findings; --update-baseline takes out those that are gone"] + lines)
      .map { $0 + "\n" }.joined()
  }

  private static let head = "# strex baseline 1"
}
