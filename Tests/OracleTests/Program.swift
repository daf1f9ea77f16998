/// A random program as lines of Swift; `§` stands for its number among others.
struct Program: Sendable {
  var lines: [String]

  func text(number: Int) -> [String] { lines.map { $0.replacing("§", with: "_" + String(number)) } }
}

/// What programs share: their generic helper and the operators that they overload.
enum Prelude {
  static let lines = [
    "import SwiftUI",
    "infix operator <+>: AdditionPrecedence",
    "func absentValue<T>(_ type: T.Type) -> T { fatalError() }",
  ]
}
