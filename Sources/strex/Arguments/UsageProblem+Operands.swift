import Workspace

extension UsageProblem {
  /// What stands in the place of a command's one operand is none, or there are several.
  static func operand(of command: Command) -> UsageProblem {
    let number = command.operands.counts.upperBound > 1 ? "an operand at least" : "one operand"
    return UsageProblem("\(command.rawValue) needs \(number): \(command.operands.usage)")
  }
}
