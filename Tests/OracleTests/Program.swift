/// A random program as lines of Swift; `§` is its number.
struct Program: Sendable {
  var lines: [String]

  func text(number: Int) -> [String] { lines.map { $0.replacing("§", with: "_" + String(number)) } }
}

/// The shared code of all programs: a generic helper and operators to overload.
enum Prelude {
  static let lines = [
    "import SwiftUI",
    "infix operator <+>: AdditionPrecedence",
    "func absentValue<T>(_ type: T.Type) -> T { fatalError() }",
  ]
}
