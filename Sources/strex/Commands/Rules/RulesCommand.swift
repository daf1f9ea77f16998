import FileSystem
import Reporting

/// `strex rules`: lists the rules of all commands.
struct RulesCommand: Command {
  static let description = CommandDescription(
    name: "rules", summary: "List the rules for audit, lint and sync", group: .problems, operands: .none,
    discussion: """
      Lists the rules for audit, lint and sync, each with a summary, its severity, and whether it is enabled by default.
      `strex explain RULE` explains a rule.

      You can enable, disable and configure rules in .strex.yml, or for a single run with --rule and --disable. The exit
      status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<RulesOptions>] = [
    .choice("format", .output, "Choose the output format", sets: \.format)
  ]

  private let options: RulesOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: RulesOptions())
    self.context = context
  }

  func run() -> ExitCode {
    switch options.format {
    case .text: console.print(RuleList.text(isColored: console.colorsResults))
    case .json: console.print(RuleList.json, as: .json)
    }
    return .success
  }
}

/// The options of `strex rules`.
struct RulesOptions: Sendable {
  var format = PrintFormat.text
}
