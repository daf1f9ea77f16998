import Workspace

extension UsageProblem {
  /// A command's only operand is wrong, or there are several.
  package static func operand(of command: Command) -> UsageProblem {
    let number = command.operands.counts.upperBound > 1 ? "an operand at least" : "one operand"
    return UsageProblem("\(command.rawValue) needs \(number): \(command.operands.usage)")
  }
}
