import Workspace

extension UsageProblem {
  /// What stands in the place of a command's one operand is none, or there are several.
  static func operand(of command: Command) -> UsageProblem {
    UsageProblem("\(command.rawValue) needs one operand: \(command.operands.usage)")
  }
}
