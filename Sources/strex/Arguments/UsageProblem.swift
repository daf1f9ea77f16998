/// What is wrong with the command line.
struct UsageProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// What stands in the place of a command's one operand is none, or there are several.
  static func operand(of command: Command) -> UsageProblem {
    UsageProblem("\(command.rawValue) needs one operand: \(command.operands.usage)")
  }

  /// A word that means nothing here, with the nearest that does.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageProblem {
    UsageProblem("unknown \(kind) ‘\(word)’" + Spelling.hint(for: word, in: known))
  }
}
