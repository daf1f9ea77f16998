import FileSystem

extension UsageError {
  /// Returns the error about the wrong number of operands, or about the only operand being invalid.
  static func operand(of command: CommandDescription) -> UsageError {
    let takesOne = command.operands == .place || command.operands.counts.upperBound == 1
    let number = takesOne ? "one operand" : command.operands == .keys ? "two keys" : "at least one operand"
    return UsageError("\(command.name) needs \(number): \(command.operands.usage)")
  }
}
