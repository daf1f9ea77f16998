extension RulesCommand {
  static let description = CommandDescription(
    name: "rules", summary: "List the rules of audit, lint and sync", group: .problems, operands: .none,
    discussion: """
      Lists the rules of audit, lint and sync with a summary, their severity, and whether they are enabled by default.
      `strex explain RULE` explains a rule.

      You can enable, disable and configure rules in .strex.yml, or for a single run with --rule and --disable.
      """, options: options.map(\.row))

  static let options: [CommandOption<RulesRequest>] = [
    .choice("format", .output, "Choose the output format: for people or for programs", sets: \.format)
  ]
}
