import TextBasics

/// Finds the comments that suppress a rule on a line, without searching all of them.
struct SuppressedLines: Sendable {
  private struct Place: Hashable, Sendable {
    let rule: String
    let line: Int
  }

  /// The numbers of the comments that suppress a single line.
  private var single: [Place: [Int]] = [:]
  /// The comments that suppress several lines, in order. Comments for the same rule do not overlap.
  private var long: [String: [(lines: ClosedRange<Int>, number: Int)]] = [:]

  mutating func add(_ number: Int, rule: String, lines: ClosedRange<Int>) {
    if lines.lowerBound == lines.upperBound {
      single[Place(rule: rule, line: lines.lowerBound), default: []].append(number)
    } else {
      long[rule, default: []].append((lines, number))
    }
  }

  /// Returns the numbers of the comments that suppress a rule on a line.
  func numbers(rule: String, line: Int) -> [Int] {
    let found = single[Place(rule: rule, line: line)] ?? []
    guard let list = long[rule] else { return found }
    let first = list.firstIndex(sortedSo: { $0.lines.upperBound >= line })
    return found + list[first...].prefix { $0.lines.lowerBound <= line }.map(\.number)
  }
}
