import Workspace

extension UsageProblem {
  /// A command's only operand is wrong, or there are several.
  static func operand(of command: Command) -> UsageProblem {
    UsageProblem("\(command.rawValue) needs one operand: \(command.operands.usage)")
  }
}
