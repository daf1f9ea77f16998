import FileSystem

extension UsageError {
  /// Returns the problem that a command's only operand is invalid, or that there are several.
  static func operand(of command: CommandDescription) -> UsageError {
    let takesOne = command.operands == .place || command.operands.counts.upperBound == 1
    let number = takesOne ? "one operand" : command.operands == .keys ? "two keys" : "at least one operand"
    return UsageError("\(command.name) needs \(number): \(command.operands.usage)")
  }
}
