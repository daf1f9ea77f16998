import Testing

/// Something that can be doubled: twice as much of it may take little more than twice the work.
struct Doubling: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The least amount of it; it is doubled three times.
  let start: Int
  /// What strex is asked to do.
  let arguments: [String]
  /// A folder with so much of it.
  let files: @Sendable (Int) -> [String: String]

  init(
    _ name: String, from start: Int, _ arguments: [String] = ["extract"],
    files: @escaping @Sendable (Int) -> [String: String]
  ) {
    testDescription = name
    (self.start, self.arguments, self.files) = (start, arguments, files)
  }

  /// One source.
  init(
    _ name: String, from start: Int, _ arguments: [String] = ["extract"], source: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, from: start, arguments) { ["A.swift": "import SwiftUI\n" + source($0)] }
  }

  /// Many sources of one line, each with something that nests.
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

/// Texts one behind the other.
func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
