extension RulesCommand {
  static let description = CommandDescription(
    name: "rules", summary: "List the rules for audit, lint and sync", group: .problems, operands: .none,
    discussion: """
      Lists the rules for audit, lint and sync, each with a summary, its severity, and whether it is enabled by default.
      `strex explain RULE` explains a rule.

      You can enable, disable and configure rules in .strex.yml, or for a single run with --rule and --disable.
      """, options: options.map(\.row))

  static let options: [CommandOption<RulesOptions>] = [
    .choice("format", .output, "Choose the output format", sets: \.format)
  ]
}
