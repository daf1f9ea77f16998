import TextBasics

/// A comment that suppresses findings: `strex:disable:next RULE reason`, the same with `this` or `previous`,
/// `strex:disable RULE reason` or `strex:enable RULE`.
struct Suppression: Equatable {
  enum Scope: Equatable {
    /// The line below the comment.
    case next
    /// The line where the comment begins.
    case this
    /// The line above the comment.
    case previous
    /// From the comment to the line where the rule is enabled again, or the end of the file.
    case start
    case end
  }

  let scope: Scope
  /// One rule, or several separated by commas.
  let rules: [String]
  let comment: SourceComment

  /// Fails for a comment without a command for strex.
  init?(_ comment: SourceComment) {
    let words = comment.text.drop { " \t/*".contains($0) }.split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "strex:disable:next": scope = .next
    case "strex:disable:this": scope = .this
    case "strex:disable:previous": scope = .previous
    case "strex:disable": scope = .start
    case "strex:enable": scope = .end
    default: return nil
    }
    let name = words.count > 1 && words[1] != "*/" ? words[1] : ""
    rules = name.split(separator: ",").map(String.init)
    self.comment = comment
  }
}

/// A comment of a source. A lexer finds the comments, so text in string literals is never one.
public struct SourceComment: Sendable, Equatable {
  /// The whole comment, including its slashes.
  public let text: String
  public let start: TextPosition
  /// The line where it ends.
  public let lastLine: Int

  public init(_ text: String, start: TextPosition, lastLine: Int? = nil) {
    self.text = text
    self.start = start
    self.lastLine = lastLine ?? start.line
  }
}

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
