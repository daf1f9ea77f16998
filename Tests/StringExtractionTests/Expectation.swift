import Foundation

/// The expectation of a fixture for one of its lines.
struct Expectation: Sendable {
  let file: String
  let line: Int
  let key: String
  /// `table`, `comment`, `value`, `evidence`, `column`, `debug`, if specified.
  let parts: [String: String]

  /// The marks in a file's text, and the lines without an expectation.
  static func read(_ text: String, file: String) -> (expected: [Expectation], free: Set<Int>) {
    var expected: [Expectation] = []
    var free: Set<Int> = []
    var ahead: [(key: String, parts: [String: String])] = []
    for (number, line) in zip(1..., text.components(separatedBy: "\n")) {
      let marks = line.matches(of: mark)
      let found = marks.map { (key: decoded($0.output.2), parts: parts(in: $0.output.3)) }
      if marks.contains(where: { $0.output.1 != nil }) {
        ahead += found
        continue
      }
      for entry in ahead + found {
        expected.append(Expectation(file: file, line: number, key: entry.key, parts: entry.parts))
      }
      ahead = []
      if line.hasSuffix("//~") { free.insert(number) }
    }
    return (expected, free)
  }

  /// The literals in unknown positions that a file marks with `//? "TEXT"`, as `line: text`.
  static func untyped(in text: String) -> [String] {
    zip(1..., text.components(separatedBy: "\n")).flatMap { number, line in
      line.matches(of: #///\?\s+("(?:[^"\\]|\\.)*")/#).map { "\(number): \(decoded($0.output.1))" }
    }
  }

  private static var mark: Regex<(Substring, Substring?, Substring, Substring)> {
    #///=(next)?\s+("(?:[^"\\]|\\.)*")((?:\s+\w+="(?:[^"\\]|\\.)*")*)/#
  }

  private static func parts(in text: Substring) -> [String: String] {
    let found = text.matches(of: #/(\w+)=("(?:[^"\\]|\\.)*")/#).map { (String($0.output.1), decoded($0.output.2)) }
    return Dictionary(uniqueKeysWithValues: found)
  }

  private static func decoded(_ literal: Substring) -> String {
    (try? JSONDecoder().decode(String.self, from: Data(literal.utf8))) ?? "unreadable: \(literal)"
  }
}
