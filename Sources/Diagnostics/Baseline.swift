import TextBasics

/// Known findings, which are not reported. A baseline file has one line per finding, so that it merges like source
/// code.
///
///     # strex baseline 1: known findings; ‘strex … --update-baseline’ removes those that are no longer found
///     verbatim-text<TAB>App/Main.swift<TAB>9f0c…<TAB>the message
///     untranslated<TAB>App/Localizable.xcstrings<TAB>41d2…<TAB>the key<TAB>7ac0…
///
/// A finding about several subjects has a line for each of them, whose last column is the fingerprint of the subject.
/// Files of earlier versions have no such column: their lines apply to all subjects of a finding. The fourth column is
/// for people. It is not parsed.
public struct Baseline: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    let rule: String
    let path: String
    let fingerprint: Fingerprint
    let note: String
    /// The fingerprint of the part, or `nil` for the whole finding.
    var part: Fingerprint?
  }

  private var entries: [Entry] = []

  /// Creates a baseline of all these findings.
  public init(_ findings: [Diagnostic]) {
    entries = findings.sorted(by: Diagnostic.precedes).flatMap { Self.entries(of: $0) }
  }

  private static func entries(of finding: Diagnostic) -> [Entry] {
    let (path, fingerprint) = (finding.file ?? "", Fingerprint(of: finding))
    if finding.parts.isEmpty {
      return [Entry(rule: finding.identifier, path: path, fingerprint: fingerprint, note: finding.message)]
    }
    return finding.parts.map { part in
      Entry(
        rule: finding.identifier, path: path, fingerprint: fingerprint, note: part.content,
        part: Fingerprint(of: part, in: finding))
    }
  }

  /// Parses a file.
  public init(parsing text: String) throws(BaselineError) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        guard index > 0 || line.hasPrefix(Self.head) else {
          throw BaselineError("the baseline has an unknown version", 1)
        }
        continue
      }
      guard index > 0 else { throw BaselineError("this is not a baseline", 1) }
      entries.append(try Self.entry(line, index + 1))
    }
  }

  private static func entry(_ line: Substring, _ number: Int) throws(BaselineError) -> Entry {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count >= 3, let fingerprint = Fingerprint(columns[2]) else {
      throw BaselineError("expected a rule, a path and a fingerprint, separated by tabs", number)
    }
    return Entry(
      rule: String(columns[0]), path: String(columns[1]), fingerprint: fingerprint,
      note: columns.count > 3 ? String(columns[3]) : "", part: columns.count > 4 ? Fingerprint(columns[4]) : nil)
  }

  /// The number of findings, and of parts of findings about several subjects.
  public var count: Int { entries.count }

  /// Returns the findings that the baseline does not contain. Among equal findings, as many are known as the baseline
  /// has entries. A finding of which only some parts are known is returned with the other parts.
  public func unknown(of findings: [Diagnostic]) -> [Diagnostic] {
    var left = Counts(entries)
    return findings.compactMap { finding in
      if left.take(Fingerprint(of: finding), nil) { return nil }
      if finding.parts.isEmpty { return finding }
      let new = finding.parts.filter { !left.take(Fingerprint(of: finding), Fingerprint(of: $0, in: finding)) }
      if new.isEmpty { return nil }
      return new.count == finding.parts.count ? finding : finding.naming(new: new)
    }
  }

  /// Returns the baseline without entries whose findings are no longer found. It never grows: an entry of an earlier
  /// version for all parts of a finding is replaced by entries for the parts that the finding has.
  ///
  /// - Parameter isCovered: returns whether this run could have found an entry: its rule ran and its path was read.
  ///   Other entries are kept.
  public func shrunk(to findings: [Diagnostic], isCovered: (_ rule: String, _ path: String) -> Bool) -> Baseline {
    var left = Counts(findings.flatMap { Self.entries(of: $0) })
    let whole = Dictionary(grouping: findings.filter { !$0.parts.isEmpty }) { Fingerprint(of: $0) }
    var baseline = self
    baseline.entries = entries.flatMap { entry in
      guard isCovered(entry.rule, entry.path) else { return [entry] }
      if left.take(entry.fingerprint, entry.part) { return [entry] }
      guard entry.part == nil, let finding = whole[entry.fingerprint]?.first else { return [] }
      return Self.entries(of: finding).filter { left.take($0.fingerprint, $0.part) }
    }
    return baseline
  }

  /// The text of the file, which ends with a line break.
  public var text: String {
    let lines = entries.map { entry in
      let columns = [entry.rule, entry.path, entry.fingerprint.description, entry.note]
      return (columns + (entry.part.map { [$0.description] } ?? [])).map(TerminalSafeText.escaped)
        .joined(separator: "\t")
    }
    return ([Self.head + ": known findings; --update-baseline removes those that are no longer found"] + lines)
      .map { $0 + "\n" }.joined()
  }

  private static let head = "# strex baseline 1"

  /// The number of remaining equal entries.
  private struct Counts {
    private struct Name: Hashable {
      let fingerprint: Fingerprint
      let part: Fingerprint?
    }

    private var counts: [Name: Int]

    init(_ entries: [Entry]) {
      counts = entries.reduce(into: [:]) { $0[Name(fingerprint: $1.fingerprint, part: $1.part), default: 0] += 1 }
    }

    /// Removes one entry.
    ///
    /// - Returns: whether there was one.
    mutating func take(_ fingerprint: Fingerprint, _ part: Fingerprint?) -> Bool {
      let name = Name(fingerprint: fingerprint, part: part)
      guard let count = counts[name], count > 0 else { return false }
      counts[name] = count - 1
      return true
    }
  }
}

/// The reason why a baseline cannot be read, and its position.
public struct BaselineError: Error, Equatable {
  public let message: String
  /// 1-based.
  public let line: Int

  init(_ message: String, _ line: Int) {
    self.message = message
    self.line = line
  }
}
