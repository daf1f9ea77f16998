import Testing

/// A kind of input for which twice the amount may take little more than twice the work.
struct Doubling: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The smallest amount. It is doubled three times.
  let start: Int
  /// The arguments of strex.
  let arguments: [String]
  /// Returns the files for an amount.
  let files: @Sendable (Int) -> [String: String]

  init(
    _ name: String, from start: Int, _ arguments: [String] = ["extract"],
    files: @escaping @Sendable (Int) -> [String: String]
  ) {
    testDescription = name
    (self.start, self.arguments, self.files) = (start, arguments, files)
  }

  /// Creates an input of one source.
  init(
    _ name: String, from start: Int, _ arguments: [String] = ["extract"], source: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, from: start, arguments) { ["A.swift": "import SwiftUI\n" + source($0)] }
  }

  /// Creates an input of many one-line sources, each with nested code.
  init(
    nested name: String, from start: Int = 12, _ opening: String, _ middle: String, _ closing: String,
    in line: String = "let a = *"
  ) {
    self.init("nesting: " + name, from: start) { depth in
      let nest = String(repeating: opening, count: depth) + middle + String(repeating: closing, count: depth)
      return repeated(60) { _ in line.replacing("*", with: nest) + "\n" }
    }
  }
}

/// Returns concatenated texts.
func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
