import StringExtraction

/// A command of strex.
protocol Command: Sendable {
  /// The name, the help and the options.
  static var description: CommandDescription { get }
  var context: CommandContext { get }

  /// - Throws: if options or operands contradict each other.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws

  func run() async throws -> ExitCode
}

extension Command {
  var console: Console { context.console }
  var sdk: SDKLoad { context.sdk }
}
