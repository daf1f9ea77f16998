import TextBasics

/// Which comments silence a rule on a line, found without a look at the others.
struct SuppressedLines: Sendable {
  private struct Place: Hashable, Sendable {
    let rule: String
    let line: Int
  }

  /// The numbers of those that silence one line.
  private var single: [Place: [Int]] = [:]
  /// Those that silence several, in their order; for one rule they follow one another.
  private var long: [String: [(lines: ClosedRange<Int>, number: Int)]] = [:]

  mutating func add(_ number: Int, rule: String, lines: ClosedRange<Int>) {
    if lines.lowerBound == lines.upperBound {
      single[Place(rule: rule, line: lines.lowerBound), default: []].append(number)
    } else {
      long[rule, default: []].append((lines, number))
    }
  }

  /// The numbers of those that silence a rule on a line.
  func numbers(rule: String, line: Int) -> [Int] {
    let found = single[Place(rule: rule, line: line)] ?? []
    guard let list = long[rule] else { return found }
    let first = list.firstIndex(sortedSo: { $0.lines.upperBound >= line })
    return found + list[first...].prefix { $0.lines.lowerBound <= line }.map(\.number)
  }
}
